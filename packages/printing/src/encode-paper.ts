import type { PrinterTraits } from '@comanda/rules/printing/printer-traits'
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import type { Paper, PaperLook } from './paper.ts'
import { toPaperText } from './paper-text.ts'

const sizes: Readonly<Record<PaperLook, number>> = { plain: 1, strong: 1, large: 2 }

/** The bytes that make a printer print and cut this paper. A sign that its code page lacks becomes a question mark. */
export function encodePaper(paper: Paper, { language, codePage, columns }: PrinterTraits): Uint8Array {
  // The blade stands above the print head, so the last lines must be fed past it.
  const encoder = new ReceiptPrinterEncoder({ language, columns, feedBeforeCut: 4 })
  encoder.initialize().codepage(codePage)
  for (const part of paper) {
    if (part === 'rule') {
      // A drawn line needs signs that the code page may lack.
      encoder.line('-'.repeat(columns))
      continue
    }
    const text = toPaperText(part.text)
    if (text === '') continue
    const size = sizes[part.look]
    encoder
      .bold(part.look !== 'plain')
      .size(size, size)
      .line(text)
      .size(1, 1)
      .bold(false)
  }
  return encoder.cut().encode()
}

import { printable } from './printable.ts'

type Weight = 'plain' | 'strong' | 'small' | 'total'

/** A page to be written from top to bottom. */
export interface ReceiptSheet {
  title(text: string): void
  text(text: string): void
  note(text: string): void
  gap(): void
  rule(): void
  /** How many, what, how much. */
  row(cells: readonly [quantity: string, text: string, amount: string], weight?: Weight): void
  /** Three amounts side by side. */
  columns(cells: readonly [string, string, string], weight?: Weight): void
}

const looks: Record<Weight, { font: string; size: number; ink: string }> = {
  plain: { font: 'Helvetica', size: 11, ink: '#222222' },
  strong: { font: 'Helvetica-Bold', size: 11, ink: '#222222' },
  small: { font: 'Helvetica', size: 9, ink: '#5c5c5c' },
  total: { font: 'Helvetica-Bold', size: 14, ink: '#222222' },
}

const quantityWidth = 40
const amountWidth = 90

export function createReceiptSheet(document: PDFKit.PDFDocument): ReceiptSheet {
  const { left, right, bottom } = document.page.margins
  const width = document.page.width - left - right

  function use(weight: Weight): void {
    const { font, size, ink } = looks[weight]
    document.font(font).fontSize(size).fillColor(ink)
  }
  function paragraph(text: string, weight: Weight): void {
    use(weight)
    document.text(printable(text), left, document.y, { width, lineGap: 2 })
  }
  /** Cells begin at one height; the next row begins below the tallest. */
  function cells(list: readonly { text: string; at: number; width: number; align: 'left' | 'right' }[]): void {
    const heights = list.map(({ text, width: room }) => document.heightOfString(text, { width: room, lineGap: 2 }))
    const height = Math.max(...heights)
    if (document.y + height > document.page.height - bottom) document.addPage()
    const top = document.y
    for (const { text, at, width: room, align } of list) {
      if (text !== '') document.text(text, left + at, top, { width: room, align, lineGap: 2 })
    }
    document.x = left
    document.y = top + height + 2
  }

  return {
    title(text) {
      document
        .font('Helvetica-Bold')
        .fontSize(20)
        .fillColor('#222222')
        .text(printable(text), left, document.y, { width })
      document.moveDown(0.5)
    },
    text: (text) => paragraph(text, 'plain'),
    note(text) {
      paragraph(text, 'small')
      document.moveDown(0.5)
    },
    gap: () => void document.moveDown(0.8),
    rule() {
      const y = document.y + 2
      document
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.5)
        .strokeColor('#bbbbbb')
        .stroke()
      document.y = y + 6
    },
    row([quantity, text, amount], weight = 'plain') {
      use(weight)
      cells([
        { text: printable(quantity), at: 0, width: quantityWidth, align: 'left' },
        { text: printable(text), at: quantityWidth, width: width - quantityWidth - amountWidth, align: 'left' },
        { text: printable(amount), at: width - amountWidth, width: amountWidth, align: 'right' },
      ])
    },
    columns(texts, weight = 'plain') {
      use(weight)
      cells(
        texts.map((text, place) => ({ text: printable(text), at: place * 110, width: 100, align: 'left' as const })),
      )
    },
  }
}

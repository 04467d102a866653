import { toPlainLine } from '@comanda/rules/text/plain-text'

const beyondOneUnit = /[\u{10000}-\u{10ffff}]/gu

/**
 * One line that is safe on paper: no control character in it can speak to the printer. A letter with a separate accent
 * becomes one sign, because code pages have no loose accents; a sign that no code page has becomes a question mark.
 */
export function toPaperText(text: string): string {
  return toPlainLine(text.normalize('NFC')).replace(beyondOneUnit, '?')
}

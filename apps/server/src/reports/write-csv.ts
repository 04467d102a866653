import { languages } from '@comanda/i18n/languages'
import type { Cents } from '@comanda/rules/money/cents'
import type { LanguageCode } from '@comanda/rules/text/language'

/** Text, a count, or an amount of money. */
export type Cell = string | number | { readonly cents: Cents }

/** Without it a spreadsheet takes the letters for another alphabet's. */
const byteOrderMark = '\uFEFF'
/** A spreadsheet runs a text that begins like this, whoever typed it: a guest's name too. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** A file that a spreadsheet of that language opens as it is: where a comma is in amounts, cells end with semicolons. */
export function writeCsv(rows: readonly (readonly Cell[])[], language: LanguageCode): string {
  const [, point = '.'] = new Intl.NumberFormat(languages[language].tag, { minimumFractionDigits: 1 })
    .format(1)
    .split('1')
  const decimal = point.startsWith(',') ? ',' : '.'
  const toText = (cell: Cell) => {
    if (typeof cell === 'string') return quote(cell)
    return typeof cell === 'number' ? String(cell) : toAmount(cell.cents, decimal)
  }
  const lines = rows.map((row) => `${row.map(toText).join(decimal === ',' ? ';' : ',')}\r\n`)
  return `${byteOrderMark}${lines.join('')}`
}

/** The apostrophe tells a spreadsheet that what follows is text. */
function quote(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

function toAmount(amount: Cents, decimal: string): string {
  return (amount / 100).toFixed(2).replace('.', decimal)
}

import { type Cents, cents } from '../money/cents.ts'

/** Shorter texts are found everywhere, and so find nothing. */
const leastSearchLetters = 3

/** The line that somebody typed to find an order, in every way in which it may be meant. */
export interface OrderSearch {
  /** The number that the house knows it by. */
  readonly number: number | null
  /** The sum that its diner paid or owes. */
  readonly amount: Cents | null
  /** The last digits of a phone, without the country: it may be stored with it or without. */
  readonly digits: string | null
  /** «mesa 4», in any room. */
  readonly position: number | null
  /** A part of a name, of a dish or of a table. */
  readonly words: string | null
}

/** «Table» as the staff of a house may type it, without accents. */
const tableWords = 'mesa|table|mahaia|tisch|taula|tafel'

/** Every reading that makes sense is searched for: 12 is an order's number and twelve euros too. */
export function readOrderSearch(typed: string): OrderSearch {
  const text = typed.trim()
  const amount = /^(\d{1,5})(?:[.,](\d{1,2}))?\s*€?$/.exec(text)
  const number = /^#?\s*(\d{1,6})$/.exec(text)
  const table = new RegExp(`^(?:${tableWords})\\s+(\\d{1,4})$`, 'i').exec(text)
  const digits = text.replace(/\D/g, '')
  const isPhone = /^[+\d][\d\s().-]*$/.test(text) && digits.length >= leastSearchLetters
  const isWords = /\p{L}/u.test(text) && text.length >= leastSearchLetters
  return {
    number: number === null ? null : Number(number[1]),
    amount: amount === null ? null : cents(Number(amount[1]) * 100 + Number((amount[2] ?? '').padEnd(2, '0'))),
    digits: isPhone ? digits.slice(-9) : null,
    position: table === null ? null : Number(table[1]),
    words: isWords ? text : null,
  }
}

/** Whether a line can be meant in any way at all. */
export function isSearch(search: OrderSearch): boolean {
  return Object.values(search).some((reading) => reading !== null)
}

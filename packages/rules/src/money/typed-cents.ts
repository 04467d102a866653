import { type Cents, cents } from './cents.ts'

/** «12,5», «12.50» or «12» in cents; 0 for a text that is no amount. */
export function toTypedCents(typed: string): Cents {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim().replace(/\s?€$/, ''))
  return match === null ? cents(0) : cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')))
}

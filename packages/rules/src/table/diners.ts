import type { CartLine } from '../cart/cart.ts'
import { toPlainLine } from '../text/plain-text.ts'

/** The name that its owner gives a phone at a table. */
export interface Diner {
  readonly device: string
  readonly name: string
}

/** A first name or a nickname: it stands beside every dish. */
export const longestDinerName = 20

/** A name as it is kept: on one line, without anything invisible, and short. Empty for a diner without a name. */
export function toDinerName(typed: string): string {
  return Array.from(toPlainLine(typed.normalize('NFC')))
    .slice(0, longestDinerName)
    .join('')
    .trim()
}

export type AddedBy =
  | { readonly kind: 'self' }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'diner'; readonly number: number }

/**
 * The person who added a line, as seen from one phone: the phone's owner, a name that was given, or a number that is
 * the same on every phone. Phones are numbered by their first line; nobody has to give a name.
 */
export function tellWhoAdded(
  lines: readonly Pick<CartLine, 'addedBy'>[],
  device: string | null,
  diners: readonly Diner[] = [],
): (line: Pick<CartLine, 'addedBy'>) => AddedBy | null {
  const numbers = new Map<string, number>()
  for (const { addedBy } of lines) {
    if (addedBy !== null && !numbers.has(addedBy)) numbers.set(addedBy, numbers.size + 1)
  }
  return ({ addedBy }) => {
    if (addedBy === null) return null
    if (addedBy === device) return { kind: 'self' }
    const named = diners.find((diner) => diner.device === addedBy)
    if (named !== undefined) return { kind: 'named', name: named.name }
    return { kind: 'diner', number: numbers.get(addedBy) ?? numbers.size + 1 }
  }
}

/** How many still have to pay: the phones at the table minus those that have taken a share, but at least this one. */
export function countPayers(guests: number, sharers: number): number {
  return Math.max(1, guests - sharers)
}

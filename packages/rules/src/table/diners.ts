import type { CartLine } from '../cart/cart.ts'

export type AddedBy = { readonly kind: 'self' } | { readonly kind: 'diner'; readonly number: number }

/**
 * Who added a line, as seen from one phone: the phone's owner, or a number that is the same on every phone. Phones are
 * numbered by their first line; nobody has to give a name.
 */
export function tellWhoAdded(
  lines: readonly Pick<CartLine, 'addedBy'>[],
  device: string | null,
): (line: Pick<CartLine, 'addedBy'>) => AddedBy | null {
  const numbers = new Map<string, number>()
  for (const { addedBy } of lines) {
    if (addedBy !== null && !numbers.has(addedBy)) numbers.set(addedBy, numbers.size + 1)
  }
  return ({ addedBy }) => {
    if (addedBy === null) return null
    if (addedBy === device) return { kind: 'self' }
    return { kind: 'diner', number: numbers.get(addedBy) ?? numbers.size + 1 }
  }
}

/** How many still have to pay: the phones at the table minus those that have taken a share, but at least this one. */
export function countPayers(guests: number, sharers: number): number {
  return Math.max(1, guests - sharers)
}

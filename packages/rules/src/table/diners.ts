import type { CartLine } from '../cart/cart.ts'

export type AddedBy = { readonly kind: 'self' } | { readonly kind: 'diner'; readonly number: number }

/**
 * Who put a line in, as seen from one phone: oneself, or a number that is the same on every phone. Phones are counted
 * in the order of their first line; nobody has to give a name.
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

/** How many have still to pay: the guests' phones without those that have taken a share, and at least oneself. */
export function countPayers(guests: number, sharers: number): number {
  return Math.max(1, guests - sharers)
}

import { listClashes } from './list-clashes.ts'

interface SaidOfDish {
  /** Of the diner of this dish, and of everybody who eats with them. */
  readonly declared: readonly string[]
  /** Of its own diner alone. */
  readonly declaredHere: readonly string[]
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
}

/**
 * The allergies that are framed on a dish: those that were declared for it, and of the table's those that it could meet
 * (DAY-223). A frame on every glass of water is read by nobody.
 */
export function listFramed(dish: SaidOfDish): string[] {
  const met = listClashes(dish)
  return dish.declared.filter((name) => dish.declaredHere.includes(name) || met.includes(name))
}

/** The table's allergies that some of its dishes do not meet: they stand in a line at the head of the ticket. */
export function listHeadAllergies(dishes: readonly SaidOfDish[]): string[] {
  const unframed = dishes.flatMap((dish) => {
    const framed = listFramed(dish)
    return dish.declared.filter((name) => !framed.includes(name))
  })
  return [...new Set(unframed)].sort()
}

import type { ChoiceContext } from '../catalogue/choice-context.ts'
import { type ContainedAllergens, listContained } from '../catalogue/list-contained.ts'
import type { Product } from '../catalogue/product.ts'
import type { AllergenId } from '../ids.ts'
import { listClashes } from '../kitchen/list-clashes.ts'
import type { AllergyAnswer, AllergyWish } from './allergy-wish.ts'
import type { CartLine } from './cart.ts'

interface Asking {
  readonly product: Product
  /** The allergies of everybody who eats with them. */
  readonly allergies: readonly AllergenId[]
  readonly context: ChoiceContext
}

/** A dish that was chosen, in the basket or not yet. */
export type AnsweredDish = Pick<CartLine, 'configuration' | 'allergies' | 'allergyAnswer'>

/**
 * The declared allergies that a dish as chosen contains or may contain, and that nobody has been asked about yet. The
 * browser asks first, the server asks again.
 */
export function listUnanswered(dish: AnsweredDish, { product, allergies, context }: Asking): ContainedAllergens {
  const { contains, traces } = listContained(product, dish.configuration, context)
  const declared = new Set([...(dish.allergies ?? []), ...allergies])
  const asked = new Set(dish.allergyAnswer?.allergens)
  const open = [...declared].filter((id) => !asked.has(id))
  return {
    contains: listClashes({ declared: open, allergens: contains, traces: [] }),
    traces: listClashes({ declared: open, allergens: [], traces }),
  }
}

export function isAnswered({ contains, traces }: ContainedAllergens): boolean {
  return contains.length + traces.length === 0
}

/** A later answer counts for what was asked earlier too: there is one wish for a dish. */
export function addAnswer(before: AllergyAnswer | null, wish: AllergyWish, asked: ContainedAllergens): AllergyAnswer {
  const allergens = [...(before?.allergens ?? []), ...asked.contains, ...asked.traces]
  return { wish, allergens: [...new Set(allergens)].sort((one, other) => one - other) }
}

import type { AllergenId, DietId } from '../ids.ts'
import type { OptionValue, Product } from './product.ts'

/** Something a diner avoids: an allergen in the dish, or a diet the dish does not fit. */
export type Concern =
  | { readonly kind: 'allergen'; readonly id: AllergenId }
  | { readonly kind: 'diet'; readonly id: DietId }

/** The contents of a dish before anything is chosen; a section may give a sub-product its own list of allergens. */
export interface Dish {
  readonly product: Product
  readonly allergens: readonly AllergenId[]
}

export function toDish(product: Product, allergens: readonly AllergenId[] | null = null): Dish {
  return { product, allergens: allergens ?? product.allergens }
}

export function isInDish(concern: Concern, dish: Dish): boolean {
  return concern.kind === 'allergen' ? dish.allergens.includes(concern.id) : !dish.product.diets.includes(concern.id)
}

export function isBroughtBy(concern: Concern, value: OptionValue): boolean {
  return concern.kind === 'allergen' ? value.addsAllergens.includes(concern.id) : value.breaksDiets.includes(concern.id)
}

/** No choice can make a dish fit a diet again, but an option may remove an allergen. */
export function isTakenBy(concern: Concern, value: OptionValue): boolean {
  return concern.kind === 'allergen' && value.removesAllergens.includes(concern.id)
}

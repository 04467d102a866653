import type { AllergenId } from '@comanda/rules/ids'
import { readText } from '@comanda/rules/text/local-text'
import type { OpenCart } from './open-cart.ts'

/** In the house's language. */
export function nameAllergen({ catalogue, website }: OpenCart['offer'], id: AllergenId): string {
  const known = catalogue.allergens.find((allergen) => allergen.id === id)
  return known === undefined ? '' : readText(known.name, website.defaultLanguage)
}

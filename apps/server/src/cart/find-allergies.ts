import type { AllergenId } from '@comanda/rules/ids'
import { readText } from '@comanda/rules/text/local-text'
import type { OpenCart } from './open-cart.ts'

/** Each once, by number; undefined where one is none of the site's, because an allergy must not be lost silently. */
export function findAllergies(
  { catalogue }: OpenCart['offer'],
  wanted: readonly AllergenId[],
): readonly AllergenId[] | undefined {
  const known = new Set(catalogue.allergens.map(({ id }) => id))
  const allergies = [...new Set(wanted)].sort((one, other) => one - other)
  return allergies.every((id) => known.has(id)) ? allergies : undefined
}

/** In the house's language. */
export function nameAllergen({ catalogue, website }: OpenCart['offer'], id: AllergenId): string {
  const known = catalogue.allergens.find((allergen) => allergen.id === id)
  return known === undefined ? '' : readText(known.name, website.defaultLanguage)
}

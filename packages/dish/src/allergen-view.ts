import type { Language } from '@comanda/i18n/languages'
import type { Allergen } from '@comanda/rules/catalogue/product'
import type { AllergenId, DietId } from '@comanda/rules/ids'
import { readText } from '@comanda/rules/text/local-text'

/** An allergen, or a diet, as it is shown. */
export interface AllergenView<Id extends AllergenId | DietId = AllergenId> {
  readonly id: Id
  readonly name: string
  readonly picture: string | null
}

interface Named<Id> extends Pick<Allergen, 'name' | 'picture'> {
  readonly id: Id
}

export function toAllergenView<Id extends AllergenId | DietId>(
  { id, name, picture }: Named<Id>,
  language: Language,
): AllergenView<Id> {
  return { id, name: readText(name, language), picture: picture?.key ?? null }
}

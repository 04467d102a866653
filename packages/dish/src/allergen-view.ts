import type { Language } from '@comanda/i18n/languages'
import type { Allergen, Diet } from '@comanda/rules/catalogue/product'
import { readText } from '@comanda/rules/text/local-text'

export interface AllergenView {
  readonly id: number
  readonly name: string
  readonly picture: string | null
}

export function toAllergenView({ id, name, picture }: Allergen | Diet, language: Language): AllergenView {
  return { id, name: readText(name, language), picture: picture?.key ?? null }
}

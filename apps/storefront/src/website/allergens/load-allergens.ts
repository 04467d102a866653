import { type AllergenView, toAllergenView } from '@comanda/dish/allergen-view'
import type { DietId } from '@comanda/rules/ids'
import { accept } from '../../views/accept.ts'
import type { Loaded } from '../../views/loaded.ts'
import type { PageQuestion } from '../../views/page-question.ts'

export interface AllergensView {
  readonly allergens: readonly AllergenView[]
  readonly diets: readonly AllergenView<DietId>[]
}

export async function loadAllergens({ reader, language }: PageQuestion): Promise<Loaded<AllergensView>> {
  const [allergens, diets] = await Promise.all([accept(reader.getAllergensPage({})), accept(reader.getDietsPage({}))])
  return {
    data: {
      allergens: allergens.map((allergen) => toAllergenView(allergen, language)),
      diets: diets.map((diet) => toAllergenView(diet, language)),
    },
  }
}

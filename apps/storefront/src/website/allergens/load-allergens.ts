import type { AllergenView } from '@comanda/dish/allergen-view'
import { readText } from '@comanda/rules/text/local-text'
import { accept } from '../../views/accept.ts'
import type { Loaded } from '../../views/loaded.ts'
import type { PageQuestion } from '../../views/page-question.ts'

export interface AllergensView {
  readonly allergens: readonly AllergenView[]
  readonly diets: readonly AllergenView[]
}

export async function loadAllergens({ reader, language }: PageQuestion): Promise<Loaded<AllergensView>> {
  const [allergens, diets] = await Promise.all([accept(reader.getAllergensPage({})), accept(reader.getDietsPage({}))])
  const show = ({ id, name, picture }: (typeof allergens)[number] | (typeof diets)[number]): AllergenView => ({
    id,
    name: readText(name, language),
    picture: picture?.key ?? null,
  })
  return { data: { allergens: allergens.map(show), diets: diets.map(show) } }
}

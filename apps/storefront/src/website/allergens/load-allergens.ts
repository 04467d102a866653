import type { AllergenView } from '@comanda/dish/allergen-view'
import { readText } from '@comanda/rules/text/local-text'
import type { LoaderFunctionArgs } from 'react-router'
import { accept } from '../../views/accept.ts'
import { pageContext } from '../../views/page-context.ts'

export interface AllergensView {
  readonly allergens: readonly AllergenView[]
  readonly diets: readonly AllergenView[]
}

export async function loadAllergens({ context }: LoaderFunctionArgs): Promise<AllergensView> {
  const { reader, language } = context.get(pageContext)
  const [allergens, diets] = await Promise.all([accept(reader.getAllergensPage({})), accept(reader.getDietsPage({}))])
  const show = ({ id, name, picture }: (typeof allergens)[number] | (typeof diets)[number]): AllergenView => ({
    id,
    name: readText(name, language),
    picture: picture?.key ?? null,
  })
  return { allergens: allergens.map(show), diets: diets.map(show) }
}

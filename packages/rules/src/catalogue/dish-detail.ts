import type { AllergenId } from '../ids.ts'
import type { Cents } from '../money/cents.ts'
import type { LanguageCode } from '../text/language.ts'
import { readText } from '../text/local-text.ts'
import { groupHints } from './choosing-dialog.ts'
import type { Configuration } from './configuration.ts'
import { findCombination } from './find-combination.ts'
import { joinIngredients } from './join-ingredients.ts'
import { listOptionGroups } from './list-option-groups.ts'
import type { Attribute, OptionGroup, Picture, Product } from './product.ts'

/** The contents of a dish's detail dialog (CONFIG-012). */
export interface DishDetail {
  readonly picture: Picture | null
  readonly name: string
  readonly allergens: readonly AllergenId[]
  /** Null when there is none: the screen says so in its own words. */
  readonly description: string | null
  readonly ingredients: string
  readonly attributes: readonly Attribute[]
  readonly groups: readonly DetailGroup[]
}

export interface DetailGroup {
  readonly group: OptionGroup
  readonly hints: ReturnType<typeof groupHints>
  /** Null for a value without a price, which shows none. */
  readonly values: readonly { readonly name: string; readonly price: Cents | null }[]
}

export function describeDish(product: Product, configuration: Configuration, language: LanguageCode): DishDetail {
  const groups = listOptionGroups(product, findCombination(product, configuration))
  return {
    picture: product.picture,
    name: readText(product.name, language),
    allergens: product.allergens,
    description: readText(product.description, language).trim() || null,
    ingredients: joinIngredients(product.ingredients, language),
    attributes: product.attributes,
    groups: groups.map((group) => ({
      group,
      hints: groupHints(group),
      values: group.values.map(({ name, price }) => ({
        name: readText(name, language),
        price: price === 0 ? null : price,
      })),
    })),
  }
}

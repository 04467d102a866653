import type { Product } from '@comanda/rules/catalogue/product'
import type { CategoryId, MenuId, StoreId } from '@comanda/rules/ids'
import type { WeekWindow } from '@comanda/rules/time/calendar'
import type { AllergenCode } from './allergens.ts'
import type { DietCode } from './diets.ts'
import type { Words } from './words.ts'

/** A dish as a venue writes it: euros, words and names, not cents, texts and ids. */
export interface DishSheet {
  readonly id: number
  readonly slug: string
  readonly name: Words
  readonly description?: Words
  readonly ingredients?: Words
  readonly euros: number
  readonly oldEuros?: number
  /** The first is the default. An unlisted dish exists only inside others, but this still says whether it is food. */
  readonly categories: readonly [CategoryId, ...CategoryId[]]
  readonly unlisted?: true
  readonly allergens?: readonly AllergenCode[]
  readonly traces?: readonly AllergenCode[]
  readonly diets?: readonly DietCode[]
  /** By default the picture with the name of the slug, where there is one. */
  readonly picture?: string | null
  readonly menus: readonly MenuId[]
  readonly stores?: readonly StoreId[]
  readonly windows?: readonly WeekWindow[]
  readonly course?: 1 | 2 | 3
  /** Food by default. A drink has the full rate when taken away. */
  readonly vat?: 'food' | 'drink'
  readonly published?: false
  readonly featured?: true
  readonly isNew?: true
  readonly isMenu?: true
  readonly oneByOne?: true
  readonly configuresItself?: true
  readonly buffet?: { readonly platesPerRound: number | null }
  readonly servicePercent?: number
  readonly related?: readonly number[]
  readonly suggestionTitle?: Words
  readonly attributes?: readonly AttributeSheet[]
  readonly combinations?: readonly CombinationSheet[]
  readonly groups?: readonly GroupSheet[]
  readonly sections?: readonly SectionSheet[]
}

export interface AttributeSheet {
  readonly name: Words
  /** Each value under the short name that combinations use. */
  readonly values: Readonly<Record<string, Words>>
}

export interface CombinationSheet {
  readonly of: readonly string[]
  readonly euros: number
  readonly isDefault?: true
  readonly picture?: string
  readonly groups?: readonly GroupSheet[]
  /** Keys of the sections that are shown with it; missing means all, an empty list hides all. */
  readonly sections?: readonly string[]
}

export interface GroupSheet {
  readonly name: Words
  readonly published?: false
  readonly required?: true
  readonly multiple?: true
  readonly limit?: number
  readonly free?: number
  readonly separator?: true
  readonly values: readonly ValueSheet[]
}

export interface ValueSheet {
  readonly name: Words
  /** The choice without its question, for the kitchen and the receipt. */
  readonly shortName?: Words
  readonly euros?: number
  readonly byDefault?: true
  readonly adds?: readonly AllergenCode[]
  readonly removes?: readonly AllergenCode[]
  readonly breaks?: readonly DietCode[]
  readonly picture?: string
}

export interface SectionSheet {
  readonly key: string
  readonly name: Words
  readonly min: number
  readonly max: number
  readonly subtract?: true
  readonly ingredients?: true
  readonly items: readonly ItemSheet[]
}

export interface ItemSheet {
  readonly dish: Product
  readonly published?: false
  readonly minQuantity?: number
  readonly original?: number
  readonly included?: number
  readonly most?: number
  readonly euros?: number
  readonly extraEuros?: number
  readonly isExtra?: true
  readonly allergens?: readonly AllergenCode[]
}

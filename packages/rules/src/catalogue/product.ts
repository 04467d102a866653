import type {
  AllergenId,
  AttributeId,
  AttributeValueId,
  BrandId,
  CategoryId,
  CombinationId,
  DietId,
  MenuId,
  OptionGroupId,
  OptionValueId,
  ProductId,
  SectionId,
  SectionItemId,
  StoreId,
} from '../ids.ts'
import type { BasisPoints, Cents } from '../money/cents.ts'
import type { VatRates } from '../money/vat-rates.ts'
import type { LocalText } from '../text/local-text.ts'
import type { WeekWindow } from '../time/calendar.ts'

export interface Category {
  readonly id: CategoryId
  readonly parentId: CategoryId | null
  readonly brandId: BrandId | null
  readonly slug: string
  readonly name: LocalText
  readonly picture: Picture | null
  readonly featured: boolean
  readonly isFood: boolean
  readonly windows: readonly WeekWindow[]
}

/** A picture made in three sizes; `key` names its files, `blur` is a tiny inline place-holder. */
export interface Picture {
  readonly key: string
  readonly blur: string
}

/**
 * A dish of any kind (CATALOGUE-003): simple; with attributes and combinations;
 * with option groups; or made of sections of other products.
 */
export interface Product {
  readonly id: ProductId
  readonly slug: string
  readonly name: LocalText
  readonly description: LocalText
  /** Comma-separated, as people read it (CATALOGUE-008). */
  readonly ingredients: LocalText
  readonly price: Cents
  readonly oldPrice: Cents | null
  readonly published: boolean
  readonly isConfigurable: boolean
  /** Takes its default choices and goes to the cart by itself (CONFIG-041). */
  readonly configuresItself: boolean
  readonly oneByOne: boolean
  readonly attributes: readonly Attribute[]
  readonly combinations: readonly Combination[]
  readonly optionGroups: readonly OptionGroup[]
  readonly sections: readonly Section[]
  readonly relatedIds: readonly ProductId[]
  readonly suggestionTitle: LocalText | null
  /** The allergens in the dish whatever is chosen; units and options add to it, and only an option removes from it. */
  readonly allergens: readonly AllergenId[]
  readonly traces: readonly AllergenId[]
  readonly diets: readonly DietId[]
  readonly picture: Picture | null
  readonly windows: readonly WeekWindow[]
  readonly categoryIds: readonly CategoryId[]
  readonly defaultCategoryId: CategoryId
  /** Wire `orderType`: the course the kitchen serves it with; 0 leaves it open. */
  readonly course: number
  readonly vat: VatRates
  readonly isMenu: boolean
  /** Null when it is no buffet; `platesPerRound` null means no limit. */
  readonly buffet: { readonly platesPerRound: number | null } | null
  /** The service-charge article; its price is a share of the rest of the cart. */
  readonly service: { readonly share: BasisPoints } | null
  readonly featured: boolean
  readonly isNew: boolean
  /** Empty means sold everywhere. */
  readonly storeIds: readonly StoreId[]
  readonly menuIds: readonly MenuId[]
}

export interface Attribute {
  readonly id: AttributeId
  readonly name: LocalText
  readonly values: readonly AttributeValue[]
}

export interface AttributeValue {
  readonly id: AttributeValueId
  readonly name: LocalText
}

/** One buyable variant; its price replaces the base price (PRICE-001). */
export interface Combination {
  readonly id: CombinationId
  readonly name: LocalText
  readonly price: Cents
  readonly isDefault: boolean
  readonly picture: Picture | null
  readonly valueIds: readonly AttributeValueId[]
  readonly optionGroups: readonly OptionGroup[]
  /** Which sections show with it; an empty list hides all (wire '-1'), null shows all. */
  readonly sectionIds: readonly SectionId[] | null
}

export interface OptionGroup {
  readonly id: OptionGroupId
  readonly name: LocalText
  readonly published: boolean
  readonly required: boolean
  readonly multiple: boolean
  readonly limit: number | null
  /** How many of the cheapest chosen values are free (PRICE-005). */
  readonly freeCount: number
  readonly isSeparator: boolean
  readonly values: readonly OptionValue[]
}

export interface OptionValue {
  readonly id: OptionValueId
  readonly name: LocalText
  /** Says the choice alone, without its question: «Descafeinado»; null where the two together say it. */
  readonly shortName: LocalText | null
  readonly price: Cents
  readonly picture: Picture | null
  readonly chosenByDefault: boolean
  readonly addsAllergens: readonly AllergenId[]
  /** Removes from the dish's own list only, never what another choice brings in. */
  readonly removesAllergens: readonly AllergenId[]
  /** Diets the dish no longer fits once this is chosen. */
  readonly breaksDiets: readonly DietId[]
}

export interface Section {
  readonly id: SectionId
  readonly name: LocalText
  readonly minDishes: number
  readonly maxDishes: number
  /** Ingredient-removal style: choosing one entry zeroes the others of its product (CONFIG-043). */
  readonly subtract: boolean
  readonly areIngredients: boolean
  readonly items: readonly SectionItem[]
}

/** A product offered inside a section (CONFIG-005). */
export interface SectionItem {
  readonly id: SectionItemId
  readonly product: Product
  readonly published: boolean
  readonly minQuantity: number
  readonly originalQuantity: number
  /** Wire `conf_qty`: units included per dish before the extra price counts. */
  readonly includedQuantity: number
  /** Wire `conf_qty_extra_max`, per dish; null or 0 means no cap. */
  readonly maxQuantity: number | null
  readonly price: Cents
  readonly extraPrice: Cents
  readonly isExtra: boolean
  /** Null means the allergens of the product itself. */
  readonly allergens: readonly AllergenId[] | null
}

export interface Allergen {
  readonly id: AllergenId
  readonly code: string
  readonly name: LocalText
  readonly picture: Picture | null
}

export interface Diet {
  readonly id: DietId
  readonly code: string
  readonly name: LocalText
  readonly picture: Picture | null
}

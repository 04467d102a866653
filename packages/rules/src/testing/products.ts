import type {
  Attribute,
  Category,
  Combination,
  OptionGroup,
  OptionValue,
  Product,
  Section,
  SectionItem,
} from '../catalogue/product.ts'
import { type AttributeValueId, type CategoryId, type Id, type ProductId, toId } from '../ids.ts'
import { basisPoints, cents, zero } from '../money/cents.ts'
import { localText } from '../text/local-text.ts'

/** Dishes for tests: everything plain unless a test says otherwise. */
export const foodCategoryId: CategoryId = toId(1)
export const drinkCategoryId: CategoryId = toId(2)

/** A plain number where an id is needed; the kind of id follows from the type expected there. */
export function id<Branded extends Id<number, string>>(value: number): Branded {
  return value as Branded
}

export function ids<Branded extends Id<number, string>>(...values: number[]): Branded[] {
  return values.map((value) => id<Branded>(value))
}

export function aProduct(number: number, price: number, more: Partial<Product> = {}): Product {
  return {
    id: id<ProductId>(number),
    slug: `dish-${number}`,
    name: localText(`Dish ${number}`),
    description: localText(''),
    ingredients: localText(''),
    price: cents(price),
    oldPrice: null,
    published: true,
    isConfigurable: (more.sections?.length ?? 0) > 0,
    configuresItself: false,
    oneByOne: false,
    attributes: [],
    combinations: [],
    optionGroups: [],
    sections: [],
    relatedIds: [],
    suggestionTitle: null,
    allergens: [],
    traces: [],
    diets: [],
    picture: null,
    windows: [],
    categoryIds: [foodCategoryId],
    defaultCategoryId: foodCategoryId,
    course: 0,
    vat: { onPremises: basisPoints(1000), takenAway: basisPoints(1000) },
    isMenu: false,
    buffet: null,
    service: null,
    featured: false,
    isNew: false,
    storeIds: [],
    menuIds: [],
    ...more,
  }
}

export function aValue(number: number, price = 0, more: Partial<OptionValue> = {}): OptionValue {
  return {
    id: id(number),
    name: localText(`Value ${number}`),
    shortName: null,
    price: cents(price),
    picture: null,
    chosenByDefault: false,
    addsAllergens: [],
    removesAllergens: [],
    breaksDiets: [],
    ...more,
  }
}

export function aGroup(number: number, values: readonly OptionValue[], more: Partial<OptionGroup> = {}): OptionGroup {
  return {
    id: id(number),
    name: localText(`Group ${number}`),
    published: true,
    required: false,
    multiple: false,
    limit: null,
    freeCount: 0,
    isSeparator: false,
    values,
    ...more,
  }
}

export function anAttribute(number: number, valueIds: readonly number[]): Attribute {
  return {
    id: id(number),
    name: localText(`Attribute ${number}`),
    values: valueIds.map((value) => ({ id: id(value), name: localText(`Attribute value ${value}`) })),
  }
}

export function aCombination(
  number: number,
  valueIds: readonly number[],
  price: number,
  more: Partial<Combination> = {},
): Combination {
  return {
    id: id(number),
    name: localText(`Combination ${number}`),
    price: cents(price),
    isDefault: false,
    picture: null,
    valueIds: ids<AttributeValueId>(...valueIds),
    optionGroups: [],
    sectionIds: null,
    ...more,
  }
}

export function aSection(number: number, items: readonly SectionItem[], more: Partial<Section> = {}): Section {
  return {
    id: id(number),
    name: localText(`Section ${number}`),
    minDishes: 0,
    maxDishes: 99,
    subtract: false,
    areIngredients: false,
    items,
    ...more,
  }
}

export function anItem(number: number, product: Product, more: Partial<SectionItem> = {}): SectionItem {
  return {
    id: id(number),
    product,
    published: true,
    minQuantity: 0,
    originalQuantity: 0,
    includedQuantity: 0,
    maxQuantity: null,
    price: zero,
    extraPrice: zero,
    isExtra: false,
    allergens: null,
    ...more,
  }
}

export function aCategory(number: number, isFood: boolean): Category {
  return {
    id: id(number),
    parentId: null,
    brandId: null,
    slug: `category-${number}`,
    name: localText(`Category ${number}`),
    picture: null,
    featured: false,
    isFood,
    windows: [],
  }
}

import type { Combination, OptionGroup, Product, Section } from '@comanda/rules/catalogue/product'
import { type Id, toId } from '@comanda/rules/ids'
import { basisPoints, cents } from '@comanda/rules/money/cents'
import { localText } from '@comanda/rules/text/local-text'
import type { JudgedDish, JudgedGroup, JudgedSection, JudgedVariant } from './judged-dish.ts'

const nothing = localText('')
const noCents = cents(0)

/** Rebuilds a product with what a filter needs: its texts, prices and hours are blank. */
export function readJudged(
  { allergenIds = [], dietIds = [], choices = {} }: JudgedDish,
  parts: readonly JudgedDish[],
  number = 0,
): Product {
  const { groups = [], sections = [], attributes = [], variants = [] } = choices
  return {
    ...blank,
    id: id(number),
    isConfigurable: sections.length > 0,
    configuresItself: choices.isAutomatic === true,
    allergens: allergenIds,
    diets: dietIds,
    attributes: attributes.map((values, at) => ({
      id: id(at),
      name: nothing,
      values: values.map((value) => ({ id: value, name: nothing })),
    })),
    combinations: variants.map(readVariant),
    optionGroups: groups.map(readGroup),
    sections: sections.map((section, at) => readSection(section, at, parts)),
  }
}

function readVariant({ values, isDefault, groups = [], sections }: JudgedVariant, at: number): Combination {
  return {
    id: id(at),
    name: nothing,
    price: noCents,
    picture: null,
    isDefault: isDefault === true,
    valueIds: values,
    optionGroups: groups.map(readGroup),
    sectionIds: sections?.map((section) => id(section)) ?? null,
  }
}

function readGroup({ id: groupId, required, multiple, limit, values }: JudgedGroup): OptionGroup {
  return {
    id: groupId,
    name: nothing,
    published: true,
    required: required === true,
    multiple: multiple === true,
    limit: limit ?? null,
    freeCount: 0,
    isSeparator: false,
    values: values.map(({ adds = [], takes = [], breaks = [], isDefault }, at) => ({
      id: id(at),
      name: nothing,
      shortName: null,
      price: noCents,
      picture: null,
      chosenByDefault: isDefault === true,
      addsAllergens: adds,
      removesAllergens: takes,
      breaksDiets: breaks,
    })),
  }
}

function readSection(
  { min = 0, max = 0, subtract, ingredients, items }: JudgedSection,
  at: number,
  parts: readonly JudgedDish[],
): Section {
  return {
    id: id(at),
    name: nothing,
    minDishes: min,
    maxDishes: max,
    subtract: subtract === true,
    areIngredients: ingredients === true,
    items: items.map((item, place) => ({
      id: id(place),
      product: readJudged(parts[item.part] ?? {}, parts, item.part),
      published: true,
      minQuantity: item.min ?? 0,
      originalQuantity: item.original ?? 0,
      includedQuantity: item.included ?? 0,
      maxQuantity: item.max ?? null,
      price: noCents,
      extraPrice: noCents,
      isExtra: false,
      allergens: item.allergens ?? null,
    })),
  }
}

function id<Branded extends Id<number, string>>(value: number): Branded {
  return toId<Branded>(value as never)
}

const blank = {
  slug: '',
  name: nothing,
  description: nothing,
  ingredients: nothing,
  price: noCents,
  oldPrice: null,
  published: true,
  oneByOne: false,
  relatedIds: [],
  suggestionTitle: null,
  traces: [],
  picture: null,
  windows: [],
  categoryIds: [],
  defaultCategoryId: toId(0),
  course: 0,
  vat: { onPremises: basisPoints(0), takenAway: basisPoints(0) },
  isMenu: false,
  buffet: null,
  service: null,
  featured: false,
  isNew: false,
  storeIds: [],
  menuIds: [],
} satisfies Partial<Product>

import type { Allergen, Product, Section } from '@comanda/rules/catalogue/product'
import type { AllergenId, CategoryId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { toText, toTextOrNull } from '../wire/multilanguage.ts'
import { readAllergen, writeAllergen } from './allergen.ts'
import { readAttribute, readCombination, writeAttribute, writeCombination } from './attribute.ts'
import { type ListedCategory, readCategory, writeCategory } from './category.ts'
import { readOptionGroup, writeOptionGroup } from './option-group.ts'
import { type ProductFields, productFields, type SectionFields } from './product-fields.ts'

/** On the wire each product contains its allergens and categories; inside it has ids, and the legend has the rest. */
export interface Legend {
  readonly allergens: readonly Allergen[]
  readonly categories: readonly ListedCategory[]
}

export interface ListedProducts {
  readonly products: readonly Product[]
  readonly legend: Legend
}

/** Products in the caller's order, at every level with the legend that explains their ids. */
export const wireProducts = z.codec(z.array(productFields), z.custom<ListedProducts>(), {
  decode: (list) => ({ products: list.map(readProduct), legend: readLegend(list) }),
  encode: ({ products, legend }) => {
    const byId = indexLegend(legend)
    return products.map((product) => writeProduct(product, byId))
  },
})

function readProduct(fields: ProductFields): Product {
  const { multilanguage } = fields
  return {
    id: fields.id,
    slug: fields.slug,
    name: toText(fields.name, multilanguage.name),
    description: toText(fields.description, multilanguage.description),
    ingredients: toText(fields.text_ingredients, multilanguage.text_ingredients),
    price: fields.price,
    oldPrice: fields.old_price,
    published: fields.published,
    isConfigurable: fields.isConfigurable,
    configuresItself: fields.automarchar_config,
    oneByOne: fields.one_by_one,
    attributes: fields.attr_list.map(readAttribute),
    combinations: fields.combinations.map(readCombination),
    optionGroups: fields.options.map(readOptionGroup),
    sections: fields.configuration.map(readSection),
    relatedIds: fields.related_products,
    suggestionTitle: toTextOrNull(fields.title_from_suggestion, multilanguage.title_from_suggestion),
    allergens: fields.allergens.map(({ id }) => id),
    traces: fields.allergen_traces,
    diets: fields.diets,
    picture: fields.imagesWebFront,
    windows: fields.schedulesOpenWeb,
    categoryIds: fields.categories.map(({ id }) => id),
    defaultCategoryId: fields.default_category_id,
    course: fields.orderType,
    vat: { onPremises: fields.tax.value, takenAway: fields.tax.value_take_away },
    isMenu: fields.menu,
    buffet: fields.buffet ? { platesPerRound: fields.buffet_plate_per_round } : null,
    service: fields.is_service && fields.service_value !== null ? { share: fields.service_value } : null,
    featured: fields.featured,
    isNew: fields.is_new,
    storeIds: fields.stores,
    menuIds: fields.modes,
  }
}

function writeProduct(product: Product, legend: LegendById): ProductFields {
  return {
    id: product.id,
    name: product.name.base,
    description: product.description.base,
    slug: product.slug,
    price: product.price,
    old_price: product.oldPrice,
    status: 'OK',
    published: product.published,
    isConfigurable: product.isConfigurable,
    automarchar_config: product.configuresItself,
    one_by_one: product.oneByOne,
    options: product.optionGroups.map(writeOptionGroup),
    attr_list: product.attributes.map(writeAttribute),
    combinations: product.combinations.map(writeCombination),
    configuration: product.sections.map((section) => writeSection(section, legend)),
    related_products: product.relatedIds,
    title_from_suggestion: product.suggestionTitle?.base ?? null,
    allergens: product.allergens.map((id) => writeAllergen(getEntry(legend.allergens, id))),
    text_ingredients: product.ingredients.base,
    multilanguage: {
      name: product.name.variants,
      description: product.description.variants,
      text_ingredients: product.ingredients.variants,
      title_from_suggestion: product.suggestionTitle?.variants ?? {},
    },
    imagesWebFront: product.picture,
    schedulesOpenWeb: product.windows,
    categories: product.categoryIds.map((id) => writeCategory(getEntry(legend.categories, id))),
    orderType: product.course,
    tax: { value: product.vat.onPremises, value_take_away: product.vat.takenAway },
    menu: product.isMenu,
    buffet: product.buffet !== null,
    buffet_plate_per_round: product.buffet?.platesPerRound ?? null,
    default_category_id: product.defaultCategoryId,
    is_service: product.service !== null,
    service_value: product.service?.share ?? null,
    diets: product.diets,
    allergen_traces: product.traces,
    featured: product.featured,
    is_new: product.isNew,
    stores: product.storeIds,
    modes: product.menuIds,
  }
}

function readSection(fields: SectionFields): Section {
  return {
    id: fields.id,
    name: toText(fields.name, fields.multilanguage.name),
    minDishes: fields.min_dishes,
    maxDishes: fields.max_dishes,
    subtract: fields.subtract,
    areIngredients: fields.are_ingredients,
    items: fields.products.map((item) => ({
      id: item.id,
      product: readProduct(item.product),
      published: item.published,
      minQuantity: item.min_qty,
      originalQuantity: item.original_qty,
      includedQuantity: item.conf_qty,
      maxQuantity: item.conf_qty_extra_max,
      price: item.conf_price,
      extraPrice: item.conf_price_extra,
      isExtra: item.is_extra,
      allergens: item.allergens,
    })),
  }
}

function writeSection(section: Section, legend: LegendById): SectionFields {
  return {
    id: section.id,
    name: section.name.base,
    min_dishes: section.minDishes,
    max_dishes: section.maxDishes,
    subtract: section.subtract,
    are_ingredients: section.areIngredients,
    multilanguage: { name: section.name.variants },
    products: section.items.map((item) => ({
      id: item.id,
      product: writeProduct(item.product, legend),
      published: item.published,
      min_qty: item.minQuantity,
      original_qty: item.originalQuantity,
      conf_qty: item.includedQuantity,
      conf_qty_extra_max: item.maxQuantity,
      conf_price: item.price,
      conf_price_extra: item.extraPrice,
      is_extra: item.isExtra,
      allergens: item.allergens === null ? null : [...item.allergens],
    })),
  }
}

function readLegend(list: readonly ProductFields[]): Legend {
  const allergens = new Map<AllergenId, Allergen>()
  const categories = new Map<CategoryId, ListedCategory>()
  const visit = (fields: ProductFields): void => {
    for (const allergen of fields.allergens) allergens.set(allergen.id, readAllergen(allergen))
    for (const category of fields.categories) categories.set(category.id, readCategory(category))
    for (const section of fields.configuration) for (const item of section.products) visit(item.product)
  }
  list.forEach(visit)
  return { allergens: [...allergens.values()], categories: [...categories.values()] }
}

interface LegendById {
  readonly allergens: ReadonlyMap<AllergenId, Allergen>
  readonly categories: ReadonlyMap<CategoryId, ListedCategory>
}

function indexLegend({ allergens, categories }: Legend): LegendById {
  return {
    allergens: new Map(allergens.map((allergen) => [allergen.id, allergen])),
    categories: new Map(categories.map((category) => [category.id, category])),
  }
}

function getEntry<Key, Entry>(entries: ReadonlyMap<Key, Entry>, key: Key): Entry {
  const entry = entries.get(key)
  if (entry === undefined) throw new Error(`a product names ${key}, which its legend does not have`)
  return entry
}

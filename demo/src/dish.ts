import type {
  Attribute,
  AttributeValue,
  Combination,
  OptionGroup,
  OptionValue,
  Picture,
  Product,
  Section,
  SectionItem,
} from '@comanda/rules/catalogue/product'
import {
  type AttributeId,
  type AttributeValueId,
  type CombinationId,
  type OptionGroupId,
  type OptionValueId,
  type ProductId,
  type SectionId,
  type SectionItemId,
  toId,
} from '@comanda/rules/ids'
import { zero } from '@comanda/rules/money/cents'
import type { VatRates } from '@comanda/rules/money/vat-rates'
import { allergenId } from './allergens.ts'
import { dietId } from './diets.ts'
import type {
  AttributeSheet,
  CombinationSheet,
  DishSheet,
  GroupSheet,
  ItemSheet,
  SectionSheet,
  ValueSheet,
} from './dish-sheet.ts'
import { euros, percent } from './euros.ts'
import { findPicture, pictureOf } from './pictures/picture-of.ts'
import { joinWords, noWords, toText, type Words } from './words.ts'

const vatRates = {
  food: { onPremises: percent(10), takenAway: percent(10) },
  drink: { onPremises: percent(10), takenAway: percent(21) },
} as const satisfies Record<string, VatRates>

/** Turns a sheet into the product of the rules. Parts are numbered after their dish, in order. */
export function dish(sheet: DishSheet): Product {
  const next = numbering(sheet.id)
  const attributes = (sheet.attributes ?? []).map((attribute) => toAttribute(attribute, next))
  const sections = (sheet.sections ?? []).map((section) => toSection(section, next))
  return {
    id: toId<ProductId>(sheet.id),
    slug: sheet.slug,
    name: toText(sheet.name),
    description: sheet.description ? toText(sheet.description) : noWords,
    ingredients: sheet.ingredients ? toText(sheet.ingredients) : noWords,
    price: euros(sheet.euros),
    oldPrice: sheet.oldEuros === undefined ? null : euros(sheet.oldEuros),
    published: sheet.published ?? true,
    isConfigurable: sections.length > 0,
    configuresItself: sheet.configuresItself ?? false,
    oneByOne: sheet.oneByOne ?? false,
    attributes,
    combinations: toCombinations(sheet, attributes, sections, next),
    optionGroups: (sheet.groups ?? []).map((group) => toGroup(group, next)),
    sections,
    relatedIds: (sheet.related ?? []).map((id) => toId<ProductId>(id)),
    suggestionTitle: sheet.suggestionTitle ? toText(sheet.suggestionTitle) : null,
    allergens: (sheet.allergens ?? []).map(allergenId),
    traces: (sheet.traces ?? []).map(allergenId),
    diets: (sheet.diets ?? []).map(dietId),
    picture: toPicture(sheet),
    windows: sheet.windows ?? [],
    categoryIds: sheet.unlisted ? [] : sheet.categories,
    defaultCategoryId: sheet.categories[0],
    course: sheet.course ?? 0,
    vat: vatRates[sheet.vat ?? 'food'],
    isMenu: sheet.isMenu ?? false,
    buffet: sheet.buffet ?? null,
    service: sheet.servicePercent === undefined ? null : { share: percent(sheet.servicePercent) },
    featured: sheet.featured ?? false,
    isNew: sheet.isNew ?? false,
    storeIds: sheet.stores ?? [],
    menuIds: sheet.menus,
  }
}

type Numbering = (kind: string) => number

function numbering(dishId: number): Numbering {
  const counts = new Map<string, number>()
  return (kind) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return dishId * 1000 + count
  }
}

function toAttribute(sheet: AttributeSheet, next: Numbering): Attribute {
  return {
    id: toId<AttributeId>(next('attribute')),
    name: toText(sheet.name),
    values: Object.values(sheet.values).map(
      (name): AttributeValue => ({ id: toId<AttributeValueId>(next('attribute-value')), name: toText(name) }),
    ),
  }
}

function toCombinations(
  sheet: DishSheet,
  attributes: readonly Attribute[],
  sections: readonly Section[],
  next: Numbering,
): readonly Combination[] {
  const values = new Map<string, { id: AttributeValueId; words: Words }>()
  for (const [at, attribute] of (sheet.attributes ?? []).entries()) {
    for (const [n, [key, words]] of Object.entries(attribute.values).entries()) {
      const id = attributes[at]?.values[n]?.id
      if (id !== undefined) values.set(key, { id, words })
    }
  }
  const sectionIds = new Map((sheet.sections ?? []).map(({ key }, at) => [key, sections[at]?.id]))
  return (sheet.combinations ?? []).map((combination: CombinationSheet): Combination => {
    const chosen = combination.of.map((key) => known(values.get(key), `${sheet.slug}: value ${key}`))
    return {
      id: toId<CombinationId>(next('combination')),
      name: toText(joinWords(chosen.map(({ words }) => words))),
      price: euros(combination.euros),
      isDefault: combination.isDefault ?? false,
      picture: combination.picture ? pictureOf(combination.picture) : null,
      valueIds: chosen.map(({ id }) => id),
      optionGroups: (combination.groups ?? []).map((group) => toGroup(group, next)),
      sectionIds:
        combination.sections?.map((key) => known(sectionIds.get(key), `${sheet.slug}: section ${key}`)) ?? null,
    }
  })
}

function toPicture({ slug, picture }: DishSheet): Picture | null {
  if (picture === undefined) return findPicture(slug)
  return picture === null ? null : pictureOf(picture)
}

function known<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`unknown ${what}`)
  return found
}

function toGroup(sheet: GroupSheet, next: Numbering): OptionGroup {
  return {
    id: toId<OptionGroupId>(next('group')),
    name: toText(sheet.name),
    published: sheet.published ?? true,
    required: sheet.required ?? false,
    multiple: sheet.multiple ?? false,
    limit: sheet.limit ?? null,
    freeCount: sheet.free ?? 0,
    isSeparator: sheet.separator ?? false,
    values: sheet.values.map((value) => toValue(value, next)),
  }
}

function toValue(sheet: ValueSheet, next: Numbering): OptionValue {
  return {
    id: toId<OptionValueId>(next('option')),
    name: toText(sheet.name),
    shortName: sheet.shortName ? toText(sheet.shortName) : null,
    price: euros(sheet.euros ?? 0),
    picture: sheet.picture ? pictureOf(sheet.picture) : null,
    chosenByDefault: sheet.byDefault ?? false,
    addsAllergens: (sheet.adds ?? []).map(allergenId),
    removesAllergens: (sheet.removes ?? []).map(allergenId),
    breaksDiets: (sheet.breaks ?? []).map(dietId),
  }
}

function toSection(sheet: SectionSheet, next: Numbering): Section {
  return {
    id: toId<SectionId>(next('section')),
    name: toText(sheet.name),
    minDishes: sheet.min,
    maxDishes: sheet.max,
    subtract: sheet.subtract ?? false,
    areIngredients: sheet.ingredients ?? false,
    items: sheet.items.map((item) => toItem(item, next)),
  }
}

function toItem(sheet: ItemSheet, next: Numbering): SectionItem {
  return {
    id: toId<SectionItemId>(next('item')),
    product: sheet.dish,
    published: sheet.published ?? true,
    minQuantity: sheet.minQuantity ?? 1,
    originalQuantity: sheet.original ?? 0,
    includedQuantity: sheet.included ?? 0,
    maxQuantity: sheet.most ?? null,
    price: sheet.euros === undefined ? zero : euros(sheet.euros),
    extraPrice: sheet.extraEuros === undefined ? zero : euros(sheet.extraEuros),
    isExtra: sheet.isExtra ?? false,
    allergens: sheet.allergens?.map(allergenId) ?? null,
  }
}

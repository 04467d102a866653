import fc from 'fast-check'
import type { Product } from '../catalogue/product.ts'
import { cents } from '../money/cents.ts'
import { aCombination, aGroup, anAttribute, anItem, aProduct, aSection, aValue, id, ids } from './products.ts'

/** A dish without ids: shapes are generated first and ids given afterwards, so that no two things share an id. */
interface DishShape {
  readonly price: number
  readonly attributes: readonly number[]
  readonly combinations: readonly {
    readonly price: number
    readonly sold: boolean
    readonly groups: readonly GroupShape[]
    readonly hides: number
  }[]
  readonly groups: readonly GroupShape[]
  readonly sections: readonly SectionShape[]
}
interface GroupShape {
  readonly required: boolean
  readonly multiple: boolean
  readonly limit: number | null
  readonly freeCount: number
  readonly isSeparator: boolean
  readonly published: boolean
  readonly values: readonly {
    readonly price: number
    readonly byDefault: boolean
    readonly adds: readonly number[]
    readonly removes: readonly number[]
  }[]
}
interface SectionShape {
  readonly minDishes: number
  readonly maxDishes: number
  readonly subtract: boolean
  readonly areIngredients: boolean
  readonly items: readonly {
    readonly dish: DishShape
    readonly sameAsFirst: boolean
    readonly published: boolean
    readonly minQuantity: number
    readonly originalQuantity: number
    readonly includedQuantity: number
    readonly maxQuantity: number | null
    readonly price: number
    readonly extraPrice: number
    readonly allergens: readonly number[] | null
  }[]
}

const price = fc.integer({ min: 0, max: 2_000 })
const rarely = fc.integer({ min: 0, max: 9 }).map((draw) => draw === 0)
const usually = rarely.map((no) => !no)
const allergens = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 })

const group: fc.Arbitrary<GroupShape> = fc.record({
  required: fc.boolean(),
  multiple: fc.boolean(),
  limit: fc.option(fc.integer({ min: 1, max: 3 })),
  freeCount: fc.integer({ min: 0, max: 3 }),
  isSeparator: rarely,
  published: usually,
  values: fc.array(fc.record({ price, byDefault: fc.boolean(), adds: allergens, removes: allergens }), {
    minLength: 1,
    maxLength: 4,
  }),
})

const section = (depth: number): fc.Arbitrary<SectionShape> =>
  fc.record({
    minDishes: fc.integer({ min: 0, max: 2 }),
    maxDishes: fc.integer({ min: 0, max: 4 }),
    subtract: rarely,
    areIngredients: fc.boolean(),
    items: fc.array(
      fc.record({
        dish: shape(depth - 1),
        sameAsFirst: fc.boolean(),
        published: usually,
        minQuantity: fc.integer({ min: 0, max: 3 }),
        originalQuantity: fc.integer({ min: 0, max: 2 }),
        includedQuantity: fc.integer({ min: 0, max: 2 }),
        maxQuantity: fc.option(fc.integer({ min: 0, max: 3 })),
        price: fc.integer({ min: 0, max: 300 }),
        extraPrice: fc.integer({ min: 0, max: 300 }),
        allergens: fc.option(allergens),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })

function shape(depth: number): fc.Arbitrary<DishShape> {
  return fc.record({
    price,
    attributes: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
    combinations: fc.array(
      fc.record({
        price,
        sold: usually,
        groups: fc.array(group, { maxLength: 1 }),
        hides: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 9, maxLength: 9 },
    ),
    groups: fc.array(group, { maxLength: 2 }),
    sections: depth > 0 ? fc.array(section(depth), { maxLength: 3 }) : fc.constant([]),
  })
}

/** Dishes of every kind, second level included. */
export const arbitraryProduct: fc.Arbitrary<Product> = shape(2).map((drawn) => {
  let last = 0
  return number(drawn, () => ++last)
})

function number(dish: DishShape, next: () => number): Product {
  const toGroup = ({ values, ...settings }: GroupShape) => {
    return aGroup(
      next(),
      values.map((value) =>
        aValue(next(), value.price, {
          chosenByDefault: value.byDefault,
          addsAllergens: ids(...value.adds),
          removesAllergens: ids(...value.removes),
        }),
      ),
      settings,
    )
  }
  const attributes = dish.attributes.map((count) => anAttribute(next(), Array.from({ length: count }, next)))
  const sections = dish.sections.map(({ items: drawnItems, ...settings }) => {
    const first = drawnItems[0] === undefined ? undefined : number(drawnItems[0].dish, next)
    const items = drawnItems.map(({ dish: inner, sameAsFirst, ...item }, index) =>
      anItem(next(), first !== undefined && (index === 0 || sameAsFirst) ? first : number(inner, next), {
        ...item,
        price: cents(item.price),
        extraPrice: cents(item.extraPrice),
        allergens: item.allergens === null ? null : ids(...item.allergens),
      }),
    )
    return aSection(next(), items, settings)
  })
  const combinations = crossValues(attributes.map((attribute) => attribute.values.map((value) => value.id as number)))
    .map((valueIds, index) => ({ valueIds, drawn: dish.combinations[index % dish.combinations.length] }))
    .flatMap(({ valueIds, drawn }) =>
      drawn?.sold
        ? aCombination(next(), valueIds, drawn.price, {
            optionGroups: drawn.groups.map(toGroup),
            sectionIds: drawn.hides === 0 ? sections.slice(1).map((section) => id(section.id)) : null,
          })
        : [],
    )
  return aProduct(next(), dish.price, {
    attributes,
    combinations: attributes.length === 0 ? [] : combinations,
    optionGroups: dish.groups.map(toGroup),
    sections,
    allergens: ids(...(dish.price % 2 === 0 ? [1] : [])),
  })
}

function crossValues(attributes: readonly (readonly number[])[]): number[][] {
  return attributes.reduce<number[][]>(
    (rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )
}

import { describe, expect, it, test } from 'vitest'
import { aChoice, aUnit, withIngredients, withoutIngredients } from '../testing/choices.ts'
import { aGroup, anItem, aProduct, aSection, aValue, ids } from '../testing/products.ts'
import { canAvoid } from './can-avoid.ts'
import type { ChoiceContext } from './choice-context.ts'
import { type Concern, toDish } from './concern.ts'
import type { Configuration } from './configuration.ts'
import { listContained } from './list-contained.ts'
import { listRemedies } from './list-remedies.ts'
import type { Product } from './product.ts'
import { startConfiguration } from './start-configuration.ts'

const [gluten, milk, egg, fish, nuts] = [1, 2, 3, 4, 5]
/** What a dish contains, and what it can be ordered without. */
const describeAllergens = (product: Product, configuration: Configuration, context: ChoiceContext) => {
  const contained = listContained(product, configuration, context)
  const dish = toDish(product)
  const avoidable = contained.contains.flatMap((allergenId) => {
    const concern: Concern = { kind: 'allergen', id: allergenId }
    if (!canAvoid(dish, [concern], context)) return []
    return [{ allergenId, remedies: listRemedies(dish, configuration, concern, context) }]
  })
  return { ...contained, avoidable }
}
const describeStart = (product: Product, context = withIngredients) =>
  describeAllergens(product, startConfiguration(product, 1, context), context)

const bread = aGroup(10, [
  aValue(101, 0, { chosenByDefault: true }),
  aValue(102, 100, { removesAllergens: ids(gluten) }),
  aValue(103, 50, { addsAllergens: ids(nuts) }),
])

describe('a dish with options', () => {
  const toast = aProduct(1, 500, { allergens: ids(milk, gluten), traces: ids(nuts, milk), optionGroups: [bread] })

  it('contains what it is made of, in order, with its traces apart', () => {
    expect(describeStart(toast)).toEqual({
      contains: [gluten, milk],
      traces: [nuts],
      avoidable: [{ allergenId: gluten, remedies: [{ kind: 'choose-option', groupId: 10, valueId: 102 }] }],
    })
  })

  it('loses what the chosen option takes away', () => {
    expect(describeAllergens(toast, aChoice({ options: [[10, 102]] }), withIngredients)).toEqual({
      contains: [milk],
      traces: [nuts],
      avoidable: [],
    })
  })

  it('gains what the chosen option brings, and says which to leave', () => {
    expect(describeAllergens(toast, aChoice({ options: [[10, 103]] }), withIngredients)).toEqual({
      contains: [gluten, milk, nuts],
      traces: [],
      avoidable: [
        { allergenId: gluten, remedies: [{ kind: 'choose-option', groupId: 10, valueId: 102 }] },
        { allergenId: nuts, remedies: [{ kind: 'leave', source: { kind: 'option', groupId: 10, valueId: 103 } }] },
      ],
    })
  })
})

describe('a dish with ingredients', () => {
  const cheese = aProduct(50, 0, { allergens: ids(milk), traces: ids(nuts) })
  const mayonnaise = aProduct(51, 0, { allergens: ids(egg) })
  const items = [
    anItem(1, cheese, { originalQuantity: 1 }),
    anItem(2, mayonnaise),
    anItem(3, mayonnaise, { allergens: ids(fish) }),
  ]
  const burger = aProduct(1, 900, { allergens: ids(gluten), sections: [aSection(5, items, { areIngredients: true })] })

  it('contains what its pre-added ingredients contain', () => {
    expect(describeStart(burger)).toEqual({
      contains: [gluten, milk],
      traces: [nuts],
      avoidable: [
        { allergenId: milk, remedies: [{ kind: 'leave', source: { kind: 'item', sectionId: 5, itemId: 1 } }] },
      ],
    })
  })

  it('is free of a removed ingredient', () => {
    expect(describeAllergens(burger, aChoice(), withIngredients)).toEqual({
      contains: [gluten],
      traces: [],
      avoidable: [],
    })
  })

  it('keeps an allergen that the dish has by itself when an ingredient of it is removed', () => {
    const buttered = { ...burger, allergens: ids<never>(gluten, milk) }
    expect(describeAllergens(buttered, aChoice(), withIngredients).contains).toEqual([gluten, milk])
    expect(describeStart(buttered).avoidable).toEqual([])
  })

  it('contains what an added ingredient contains, or what the section says of it instead', () => {
    expect(describeAllergens(burger, aChoice({ units: [aUnit(5, 2)] }), withIngredients).contains).toEqual([
      gluten,
      egg,
    ])
    expect(describeAllergens(burger, aChoice({ units: [aUnit(5, 3)] }), withIngredients).contains).toEqual([
      gluten,
      fish,
    ])
  })

  it('contains its ingredients for certain where the store does not show them', () => {
    expect(describeStart(burger, withoutIngredients)).toEqual({
      contains: [gluten, milk],
      traces: [nuts],
      avoidable: [],
    })
    expect(describeAllergens(burger, aChoice({ units: [aUnit(5, 2)] }), withoutIngredients).contains).toEqual([
      gluten,
      milk,
      egg,
    ])
    const gone = {
      ...burger,
      sections: [aSection(5, [anItem(1, cheese, { originalQuantity: 1, published: false })], { subtract: true })],
    }
    expect(describeStart(gone, withoutIngredients).contains).toEqual([gluten])
    const dishes = { ...burger, sections: [aSection(5, items)] }
    expect(describeStart(dishes, withoutIngredients).contains).toEqual([gluten])
  })
})

it('tells the sections apart when their items have the same numbers', () => {
  const dishes = [aProduct(50, 0, { allergens: ids(milk) }), aProduct(51, 0, { allergens: ids(egg) })]
  const sections = dishes.map((product, index) => aSection(5 + index, [anItem(1, product)]))
  const card = describeAllergens(aProduct(1, 0, { sections }), aChoice({ units: [aUnit(6, 1)] }), withIngredients)
  expect(card.contains).toEqual([egg])
})

it('reads the second level of every unit', () => {
  const side = aProduct(52, 0, { allergens: ids(gluten), optionGroups: [bread] })
  const menu = aProduct(1, 900, { sections: [aSection(5, [anItem(1, side)], { minDishes: 1, maxDishes: 2 })] })
  const unit = (value: number) => aUnit(5, 1, aChoice({ options: [[10, value]] }))
  expect(describeAllergens(menu, aChoice({ units: [unit(102)] }), withIngredients).contains).toEqual([])
  expect(describeAllergens(menu, aChoice({ units: [unit(102), unit(103)] }), withIngredients)).toEqual({
    contains: [gluten, nuts],
    traces: [],
    avoidable: [gluten, nuts].map((allergenId) => ({
      allergenId,
      remedies: [{ kind: 'leave', source: { kind: 'item', sectionId: 5, itemId: 1 } }],
    })),
  })
})

test.each([
  ['takes from the dish only', aGroup(10, [aValue(101, 0, { removesAllergens: ids(nuts) })]), [nuts]],
  [
    'brings what it takes',
    aGroup(10, [aValue(101, 0, { removesAllergens: ids(gluten), addsAllergens: ids(gluten) })]),
    [gluten, nuts],
  ],
])('an option that %s', (_title, group, expected) => {
  const nutty = aGroup(11, [aValue(111, 0, { addsAllergens: ids(nuts) })])
  const dish = aProduct(1, 0, { allergens: group.values[0]?.addsAllergens ?? [], optionGroups: [group, nutty] })
  expect(
    describeAllergens(
      dish,
      aChoice({
        options: [
          [10, 101],
          [11, 111],
        ],
      }),
      withIngredients,
    ).contains,
  ).toEqual(expected)
})

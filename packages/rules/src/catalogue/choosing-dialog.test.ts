import { describe, expect, it, test } from 'vitest'
import { aChoice, aUnit, units, withIngredients } from '../testing/choices.ts'
import { aCombination, aGroup, anAttribute, anItem, aProduct, aSection, aValue, id } from '../testing/products.ts'
import {
  choosingLayout,
  firstStep,
  groupHints,
  hasChoices,
  openSection,
  opensSections,
  showsAmounts,
  showsQuantity,
  stepBack,
} from './choosing-dialog.ts'

const plain = aProduct(50, 0)
const attributes = [anAttribute(1, [11])]
const optionGroups = [aGroup(10, [aValue(101)])]
const sections = [aSection(5, [anItem(1, plain)])]

describe('the four kinds of product', () => {
  test.each([
    ['simple', {}, false],
    ['with variants', { attributes }, true],
    ['with option groups', { optionGroups }, true],
    ['made of sections', { sections }, true],
  ])('%s', (_title, more, choices) => expect(hasChoices(aProduct(1, 900, more))).toBe(choices))
})

test.each([
  ['options and sections', { optionGroups, sections }, 'options'],
  ['attributes and sections', { attributes, sections }, 'options'],
  ['sections alone', { sections }, 'sections'],
])('a dish of %s begins with its %3$s [CONFIG-024]', (_title, more, step) => {
  expect(firstStep(aProduct(1, 900, more))).toBe(step)
})

test.each([
  ['sections', 'options and sections', { optionGroups, sections }, 'options'],
  ['sections', 'attributes and sections', { attributes, sections }, 'options'],
  ['sections', 'sections alone', { sections }, 'leave'],
  ['options', 'options and sections', { optionGroups, sections }, 'leave'],
] as const)('back from the %s of a dish of %s: %4$s [CONFIG-024] [F-039]', (step, _title, more, before) => {
  expect(stepBack(aProduct(1, 900, more), step)).toBe(before)
})

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])(
  'configurable %s and automatic %s opens the dialog of sections: %s [CONFIG-016]',
  (isConfigurable, configuresItself, opens) => {
    expect(opensSections(aProduct(1, 900, { isConfigurable, configuresItself }))).toBe(opens)
  },
)

describe('the section that stands open', () => {
  const three = [5, 6, 7].map((number) => aSection(number, [anItem(1, plain)], { minDishes: 1, maxDishes: 2 }))
  const menu = aProduct(1, 900, {
    sections: three,
    attributes,
    combinations: [aCombination(1, [11], 900, { sectionIds: [id(5), id(7)] })],
  })
  const open = (active: number, chosen: ReturnType<typeof units>, quantity = 1, values: number[] = []) =>
    openSection(
      { product: menu, configuration: aChoice({ units: chosen, values }), quantity, context: withIngredients },
      id(active),
    )

  test.each([
    ['stays while it has room', 5, units(5, 1, 1), 5],
    ['closes at its maximum and the next opens', 5, units(5, 1, 2), 6],
    ['closes above its maximum too', 5, units(5, 1, 3), 6],
    ['opens none when the next is full already', 5, [...units(5, 1, 2), ...units(6, 1, 2)], null],
    ['opens the next though it has begun', 5, [...units(5, 1, 2), aUnit(6, 1)], 6],
    ['opens none after the last', 7, units(7, 1, 2), null],
    ['opens none for a section that does not show', 9, [], null],
  ])('%s [CONFIG-025]', (_title, active, chosen, expected) => expect(open(active, chosen)).toBe(expected))

  it('has its maximum by quantity', () => expect(open(5, units(5, 1, 2), 2)).toBe(5))
  it('skips what the combination hides', () => expect(open(5, units(5, 1, 2), 1, [11])).toBe(7))
})

test.each([
  [0, 1, 'one-column'],
  [1, 1, 'two-columns'],
  [3, 1, 'two-columns'],
  [2, 1, 'quantities'],
  [2, 0, 'one-column'],
  [2, 2, 'one-column'],
] as const)(
  'version %i with %i attributes is laid out as %s [CONFIG-006] [OPEN-047] [OPEN-113]',
  (version, count, layout) => {
    const many = Array.from({ length: count }, (_, index) => anAttribute(index + 1, [index + 10]))
    expect(choosingLayout(version, aProduct(1, 900, { attributes: many }))).toBe(layout)
  },
)

test.each([
  [false, 'delivery', true],
  [false, null, true],
  [true, 'delivery', false],
  [false, 'digital-card', false],
  [true, 'digital-card', false],
] as const)('one by one %s in mode %s shows the quantity: %s [CONFIG-017]', (oneByOne, mode, shown) => {
  expect(showsQuantity(aProduct(1, 900, { oneByOne }), mode)).toBe(shown)
})

it('shows no amounts on a menu to look at [OPEN-038]', () => {
  expect(showsAmounts('digital-card')).toBe(false)
  expect(showsAmounts('table')).toBe(true)
  expect(showsAmounts(null)).toBe(true)
})

test.each([
  ['limited and partly free', { multiple: true, limit: 3, freeCount: 2 }, { upTo: 3, included: 2 }],
  ['limited only', { multiple: true, limit: 3 }, { upTo: 3, included: null }],
  ['neither', { multiple: true }, { upTo: null, included: null }],
  ['a limit means nothing in a group of one', { limit: 3, freeCount: 1 }, { upTo: null, included: 1 }],
])('the heading of a group: %s [CONFIG-013]', (_title, more, hints) =>
  expect(groupHints(aGroup(1, [], more))).toEqual(hints),
)

import { describe, expect, it, test } from 'vitest'
import { checkConfiguration } from '../catalogue/check-configuration.ts'
import { configureAutomatically, startConfiguration } from '../catalogue/start-configuration.ts'
import { listValueLines } from '../catalogue/value-quantities.ts'
import { cents, sumCents } from '../money/cents.ts'
import { aChoice, anOption, aUnit, units, withIngredients } from '../testing/choices.ts'
import { aCombination, aGroup, anAttribute, anItem, aProduct, aSection, aValue, id } from '../testing/products.ts'
import { chargeOptions } from './charge-options.ts'
import { priceLine } from './price-line.ts'

const shows = { hidesIngredients: false }
const hides = { hidesIngredients: true }

const toppings = aGroup(20, [aValue(21, 150), aValue(22, 100), aValue(23, 200), aValue(24, 100)], {
  multiple: true,
  freeCount: 2,
})
const pizza = aProduct(1, 900, {
  attributes: [anAttribute(1, [11, 12])],
  combinations: [
    aCombination(1, [11], 1000),
    aCombination(2, [12], 1400, { optionGroups: [aGroup(30, [aValue(31, 80)])] }),
  ],
  optionGroups: [aGroup(10, [aValue(101, 50), aValue(102, 0)]), toppings],
})

describe('the unit price', () => {
  test.each([
    ['is the base price', aProduct(1, 900), aChoice(), 900],
    ['is the combination price, which replaces the base', pizza, aChoice({ values: [11] }), 1000],
    ['adds the extras', pizza, aChoice({ values: [11], options: [[10, 101]] }), 1050],
    [
      'adds the extras of the combination',
      pizza,
      aChoice({
        values: [12],
        options: [
          [10, 101],
          [30, 31],
        ],
      }),
      1530,
    ],
    [
      'does not add free extras',
      pizza,
      aChoice({
        values: [11],
        options: [
          [20, 21],
          [20, 22],
        ],
      }),
      1000,
    ],
    ['falls back to the base where no combination matches', pizza, aChoice({ values: [] }), 900],
    ['ignores an option of a combination not chosen', pizza, aChoice({ values: [11], options: [[30, 31]] }), 1000],
  ])('%s [PRICE-001]', (_title, product, configuration, expected) => {
    expect(priceLine(product, configuration, 1, shows).unitPrice).toBe(expected)
  })

  it('times the quantity is the line total [PRICE-002]', () => {
    const line = priceLine(pizza, aChoice({ values: [12], options: [[10, 101]] }), 3, shows)
    expect(line).toMatchObject({ total: 4350, unitPrice: 1450, basePrice: 1400, optionsPrice: 50 })
  })

  it('carries the options of one dish together [PRICE-008]', () => {
    const options = [
      [10, 101],
      [20, 21],
      [20, 22],
      [20, 23],
    ] as const
    expect(priceLine(pizza, aChoice({ values: [11], options }), 4, shows).optionsPrice).toBe(250)
  })
})

describe('every kind of product', () => {
  const sized = {
    attributes: [anAttribute(1, [11, 12])],
    combinations: [aCombination(1, [11], 500), aCombination(2, [12], 700, { isDefault: true })],
  }
  const extra = { optionGroups: [aGroup(10, [aValue(101, 40, { chosenByDefault: true })])] }
  const inner = aProduct(60, 900, {
    configuresItself: true,
    sections: [
      aSection(8, [anItem(9, aProduct(61, 0), { includedQuantity: 1, price: cents(30) })], {
        minDishes: 1,
        maxDishes: 1,
      }),
    ],
  })
  const combo = {
    configuresItself: true,
    sections: [
      aSection(5, [anItem(1, inner, { includedQuantity: 2, price: cents(10) })], { minDishes: 2, maxDishes: 2 }),
    ],
  }
  test.each([
    ['simple', {}, 300],
    ['with variants', sized, 700],
    ['with option groups', extra, 340],
    ['made of sections, with a second level', combo, 300 + 2 * (10 + 30)],
  ])('%s can be chosen, checked and priced [CATALOGUE-003]', (_title, more, total) => {
    const product = aProduct(1, 300, more)
    const choose = product.configuresItself ? configureAutomatically : startConfiguration
    const configuration = choose(product, 1, withIngredients)
    expect(checkConfiguration(product, configuration, 1, withIngredients)).toEqual({ allowed: true })
    expect(priceLine(product, configuration, 1, shows).total).toBe(total)
  })
})

describe('free options', () => {
  test.each([
    [
      'the two cheapest of four',
      [21, 22, 23, 24],
      [
        [21, 150, false],
        [22, 0, true],
        [23, 200, false],
        [24, 0, true],
      ],
    ],
    [
      'the two cheapest of three',
      [23, 21, 22],
      [
        [21, 0, true],
        [22, 0, true],
        [23, 200, false],
      ],
    ],
    [
      'both of two',
      [23, 21],
      [
        [21, 0, true],
        [23, 0, true],
      ],
    ],
    ['the only one', [23], [[23, 0, true]]],
  ])('free %s whatever the order of choosing [PRICE-005]', (_title, chosen, expected) => {
    const configuration = aChoice({ options: chosen.map((value) => [20, value] as const) })
    const charged = chargeOptions(pizza, configuration)
    expect(charged.map(({ value, price, isFree }) => [value.id, price, isFree])).toEqual(expected)
  })

  it('are none in a group that frees nothing, and count per group', () => {
    const other = aGroup(40, [aValue(41, 10), aValue(42, 20)], { multiple: true, freeCount: 1 })
    const product = aProduct(1, 0, { optionGroups: [toppings, other, aGroup(50, [aValue(51, 5)])] })
    const options = [
      [20, 23],
      [40, 41],
      [40, 42],
      [50, 51],
    ] as const
    expect(chargeOptions(product, aChoice({ options })).map(({ price }) => price)).toEqual([0, 0, 20, 5])
  })

  it('are none where the number makes no sense', () => {
    const odd = aProduct(1, 0, {
      optionGroups: [aGroup(20, [aValue(21, 50), aValue(22, 30)], { multiple: true, freeCount: -1 })],
    })
    expect(
      chargeOptions(
        odd,
        aChoice({
          options: [
            [20, 21],
            [20, 22],
          ],
        }),
      ).map(({ price }) => price),
    ).toEqual([50, 30])
  })

  it('never cost the diner a reduction', () => {
    const group = aGroup(20, [aValue(21, -50), aValue(22, 30)], { multiple: true, freeCount: 1 })
    const charged = chargeOptions(
      aProduct(1, 100, { optionGroups: [group] }),
      aChoice({
        options: [
          [20, 21],
          [20, 22],
        ],
      }),
    )
    expect(charged.map(({ price }) => price)).toEqual([-50, 30])
  })

  it('are read by group and value together', () => {
    const twin = aProduct(1, 0, { optionGroups: [aGroup(1, [aValue(7, 10)]), aGroup(2, [aValue(7, 90)])] })
    expect(chargeOptions(twin, aChoice({ options: [[2, 7]] })).map(({ price }) => price)).toEqual([90])
  })
})

describe('supplements', () => {
  const steak = aProduct(50, 3000, {
    optionGroups: [aGroup(60, [aValue(61, 120), aValue(62, 80)], { multiple: true, freeCount: 1 })],
  })
  const item = (more = {}) => anItem(1, steak, { price: cents(200), extraPrice: cents(500), ...more })
  const menuOf = (more = {}) => aProduct(1, 1500, { sections: [aSection(5, [item(more)])] })

  test.each([
    ['conf_qty 0: every unit costs conf_price', {}, 1, 3, shows, 2100],
    ['within conf_qty: conf_price each', { includedQuantity: 2 }, 1, 2, shows, 1900],
    ['beyond conf_qty: conf_price_extra each', { includedQuantity: 2 }, 1, 4, shows, 2900],
    ['conf_qty counts for every dish', { includedQuantity: 2 }, 2, 5, shows, 4300],
    ['exactly q × conf_qty', { includedQuantity: 2 }, 2, 4, shows, 3800],
    ['a store without ingredients charges conf_price beyond conf_qty', { includedQuantity: 2 }, 1, 4, hides, 2300],
    ['a store without ingredients charges the same within', { includedQuantity: 2 }, 1, 2, hides, 1900],
  ])('%s [PRICE-003] [PRICE-004] [OPEN-116]', (_title, more, quantity, count, context, total) => {
    const configuration = aChoice({ units: units(5, 1, count) })
    expect(priceLine(menuOf(more), configuration, quantity, context).total).toBe(total)
  })

  it('never multiply with the quantity: the line holds the units of all dishes [OPEN-116]', () => {
    const menu = aProduct(1, 1500, { optionGroups: [aGroup(10, [aValue(101, 50)])], sections: [aSection(5, [item()])] })
    const configuration = aChoice({ options: [[10, 101]], units: units(5, 1, 1) })
    expect(priceLine(menu, configuration, 2, shows)).toMatchObject({ total: 3300, unitPrice: 1650 })
  })

  it('show total ÷ quantity, half a cent up [OPEN-116]', () => {
    const menu = aProduct(1, 1500, { sections: [aSection(5, [item({ price: cents(1) })])] })
    expect(priceLine(menu, aChoice({ units: units(5, 1, 1) }), 2, shows)).toMatchObject({
      total: 3001,
      unitPrice: 1501,
    })
    expect(priceLine(menu, aChoice({ units: units(5, 1, 1) }), 3, shows)).toMatchObject({
      total: 4501,
      unitPrice: 1500,
    })
  })

  it('add the options of each unit, freed unit by unit [OPEN-116]', () => {
    const both = aChoice({
      options: [
        [60, 61],
        [60, 62],
      ],
    })
    const one = aChoice({ options: [[60, 62]] })
    const configuration = aChoice({ units: [aUnit(5, 1, both), aUnit(5, 1, both), aUnit(5, 1, one)] })
    expect(priceLine(menuOf(), configuration, 1, shows).total).toBe(1500 + 3 * 200 + 2 * 120)
  })

  it('add the supplements of a second level per unit, its combination price never [OPEN-116]', () => {
    const inner = aProduct(70, 9900, {
      attributes: [anAttribute(1, [11])],
      combinations: [aCombination(1, [11], 8800)],
      sections: [aSection(8, [anItem(9, steak, { price: cents(30), extraPrice: cents(70), includedQuantity: 1 })])],
    })
    const outer = aProduct(1, 1500, { sections: [aSection(5, [anItem(1, inner, { price: cents(200) })])] })
    const level = aChoice({ values: [11], units: units(8, 9, 2) })
    const configuration = aChoice({ units: [aUnit(5, 1, level), aUnit(5, 1, aChoice({ values: [11] }))] })
    // Each unit of the second level counts as one dish, whatever the quantity of the line.
    expect(priceLine(outer, configuration, 2, shows).total).toBe(2 * 1500 + 2 * 200 + 30 + 70)
  })

  it('ignore units of sections that do not show', () => {
    const hidden = aProduct(1, 1500, {
      attributes: [anAttribute(1, [11])],
      combinations: [aCombination(1, [11], 1600, { sectionIds: [] })],
      sections: [aSection(5, [item()])],
    })
    expect(priceLine(hidden, aChoice({ values: [11], units: units(5, 1, 2) }), 1, shows).total).toBe(1600)
    expect(
      priceLine({ ...hidden, sections: [aSection(6, [item()])] }, aChoice({ units: units(5, 1, 2) }), 1, shows).total,
    ).toBe(1500)
  })
})

describe('the parts of a line', () => {
  it('name every euro, equal units together', () => {
    const bun = aProduct(50, 0, { optionGroups: [aGroup(60, [aValue(61, 40)])] })
    const menu = aProduct(1, 1500, {
      attributes: [anAttribute(1, [11])],
      combinations: [aCombination(1, [11], 1700)],
      optionGroups: [aGroup(10, [aValue(101, 0)]), toppings],
      sections: [
        aSection(5, [
          anItem(1, bun, { price: cents(100), extraPrice: cents(250), includedQuantity: 1 }),
          anItem(2, bun),
          anItem(3, bun, { includedQuantity: 1, extraPrice: cents(10) }),
        ]),
      ],
    })
    const sauced = aChoice({ options: [[60, 61]] })
    const configuration = aChoice({
      values: [11],
      options: [
        [10, 101],
        [20, 21],
        [20, 22],
        [20, 23],
      ],
      units: [aUnit(5, 1, sauced), aUnit(5, 1, sauced), aUnit(5, 1), aUnit(5, 2), aUnit(5, 3)],
    })
    const line = priceLine(menu, configuration, 2, shows)
    expect(line.parts.map(({ kind, label, quantity, amount }) => [kind, label?.base, quantity, amount])).toEqual([
      ['combination', 'Combination 1', 2, 3400],
      ['free-option', 'Value 21', 2, 0],
      ['free-option', 'Value 22', 2, 0],
      ['option', 'Value 23', 2, 400],
      ['option', 'Value 61', 2, 80],
      ['supplement', 'Dish 50', 2, 200],
      ['extra', 'Dish 50', 1, 250],
    ])
    expect(line.total).toBe(4330)
  })

  it('stay apart whatever numbers their things have', () => {
    const product = aProduct(1, 100, {
      attributes: [anAttribute(1, [11])],
      combinations: [aCombination(28, [11], 300)],
      optionGroups: [aGroup(10, [aValue(14, 50)]), aGroup(11, [aValue(1, 20)]), aGroup(12, [aValue(28, 10)])],
    })
    const options = [
      [10, 14],
      [11, 1],
      [12, 28],
    ] as const
    const parts = priceLine(product, aChoice({ values: [11], options }), 1, shows).parts
    expect(parts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['combination', 300],
      ['option', 50],
      ['option', 20],
      ['option', 10],
    ])
  })

  it('never sum to less than nothing', () => {
    const cheap = aProduct(1, 100, { sections: [aSection(5, [anItem(1, aProduct(50, 0), { price: cents(-150) })])] })
    const line = priceLine(cheap, aChoice({ units: units(5, 1, 1) }), 1, shows)
    expect(line.total).toBe(0)
    expect(line.parts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['base', 100],
      ['supplement', -150],
      ['rounding', 50],
    ])
    const even = priceLine({ ...cheap, price: cents(150) }, aChoice({ units: units(5, 1, 1) }), 1, shows)
    expect(even.parts.map(({ kind }) => kind)).toEqual(['base', 'supplement'])
  })
})

test.each([
  ['two values', [2, 1], [[10, 101]], 2 * 1050 + 1450],
  [
    'one value',
    [0, 3],
    [
      [10, 101],
      [30, 31],
    ],
    3 * 1530,
  ],
  ['an option only one of them offers', [1, 1], [[30, 31]], 1000 + 1480],
  ['nothing', [0, 0], [[10, 101]], 0],
] as const)(
  'a list of quantities is the sum of (combination price + extras) × quantity: %s [PRICE-007]',
  (_title, quantities, options, total) => {
    const rows = quantities.map((quantity, index) => ({ valueId: id<never>(11 + index), quantity }))
    const chosen = options.map(([group, value]) => anOption(group, value))
    const lines = listValueLines(pizza, rows, chosen)
    const prices = lines.map((line) => priceLine(pizza, line.configuration, line.quantity, shows).total)
    expect(sumCents(prices)).toBe(total)
  },
)

import { describe, expect, it, test } from 'vitest'
import type { Product } from '../catalogue/product.ts'
import { basisPoints, cents, sumCents } from '../money/cents.ts'
import { aChoice, aMoment, units } from '../testing/choices.ts'
import { aCartToPrice, aCoupon, aPromotion, aReceipt, aZone, now, type Ordered } from '../testing/priced-carts.ts'
import { aGroup, anItem, aProduct, aSection, aValue, drinkCategoryId, id } from '../testing/products.ts'
import type { Instant } from '../time/calendar.ts'
import { getIsoDate } from '../time/iso-date.ts'
import type { CartToPrice } from './cart-price.ts'
import { priceCart } from './price-cart.ts'
import type { PricePart } from './price-part.ts'

const dish = aProduct(1, 1000)
const soup = aProduct(2, 600)
const cola = aProduct(3, 300, {
  categoryIds: [drinkCategoryId],
  defaultCategoryId: drinkCategoryId,
  vat: { onPremises: basisPoints(1000), takenAway: basisPoints(2100) },
})
const service = aProduct(9, 0, { service: { share: basisPoints(1000) } })
const priced = (ordered: readonly Ordered[], more: Partial<CartToPrice> = {}) => priceCart(aCartToPrice(ordered, more))
const partsOf = (price: ReturnType<typeof priced>) => price.parts.map(({ kind, amount }) => [kind, amount])

describe('lines', () => {
  it('are summed', () => {
    const price = priced([{ product: dish, quantity: 2 }, { product: soup }])
    expect(price).toMatchObject({ goods: 2600, serviceCharge: 0, total: 2600, parts: [], coupon: null, receipt: null })
    expect(price.lines.map(({ id, total, unitPrice, fullTotal }) => [id, total, unitPrice, fullTotal])).toEqual([
      ['line-0', 2000, 1000, 2000],
      ['line-1', 600, 600, 600],
    ])
  })

  it('are nothing in an empty cart', () => {
    expect(priced([], { mode: 'delivery', zone: aZone(300) })).toMatchObject({
      total: 0,
      lines: [],
      vat: [],
      parts: [],
    })
  })

  it('of a product that was not given are a fault', () => {
    const cart = aCartToPrice([{ product: dish }], { products: new Map() })
    expect(() => priceCart(cart)).toThrow('a cart line names product 1, which was not given')
  })

  it('charge extras by how the store shows ingredients', () => {
    const item = anItem(1, soup, { price: cents(100), extraPrice: cents(300), includedQuantity: 1 })
    const menu = aProduct(5, 1000, { sections: [aSection(5, [item])] })
    const ordered = [{ product: menu, configuration: aChoice({ units: units(5, 1, 2) }) }]
    const store = (hidesIngredients: boolean) => ({ hours: { holidays: [] }, ordering: { hidesIngredients } })
    expect(priced(ordered, { store: store(false) }).total).toBe(1400)
    expect(priced(ordered, { store: store(true) }).total).toBe(1200)
  })
})

describe('promotions', () => {
  const threeForTwo = aPromotion(1, { kind: 'free-units', free: 1 }, 3, [1, 2])
  const ordered = [{ product: dish, quantity: 2 }, { product: soup }]

  it('come off the lines they touch, as parts of them, and leave the price of one dish as it was [F-008]', () => {
    const price = priced(ordered, { promotions: [threeForTwo] })
    expect(price.total).toBe(2000)
    expect(price.lines[1]).toMatchObject({
      total: 0,
      unitPrice: 600,
      fullTotal: 600,
      discounts: [{ promotion: threeForTwo, amount: 600 }],
    })
    expect(price.lines[1]?.parts.map(({ kind, label, amount }) => [kind, label?.base, amount])).toEqual([
      ['base', 'Dish 2', 600],
      ['promotion', 'Promotion 1', -600],
    ])
    expect(price.lines[0]?.discounts).toEqual([])
  })

  it('take the plain one first of dishes that differ in their extras, whichever was added first [F-007]', () => {
    const croqueta = aProduct(4, 101, { optionGroups: [aGroup(40, [aValue(41, 50)])] })
    const secondHalf = aPromotion(1, { kind: 'percent-off', share: basisPoints(5000) }, 2, [4])
    const withSauce = { product: croqueta, configuration: aChoice({ options: [[40, 41]] }) }
    const plain = { product: croqueta, quantity: 3 }
    expect(priced([withSauce, plain], { promotions: [secondHalf] }).total).toBe(353)
    expect(priced([plain, withSauce], { promotions: [secondHalf] }).total).toBe(353)
  })

  it('act on the unit price without extras, which are always charged [OPEN-050]', () => {
    const rich = { ...dish, optionGroups: [aGroup(10, [aValue(101, 150)])] }
    const configuration = aChoice({ options: [[10, 101]] })
    const price = priced([{ product: rich, quantity: 3, configuration }], { promotions: [threeForTwo] })
    expect(price.total).toBe(3 * 1150 - 1000)
  })

  test.each([
    ['outside its hours', { moment: aMoment('monday', '12:00') }, { hours: { from: 0, to: 60 } }, 2600],
    [
      'on its holiday',
      { store: { hours: { holidays: [getIsoDate('2026-11-16')] }, ordering: { hidesIngredients: false } } },
      { weekdays: [], onHolidays: true },
      2000,
    ],
    ['at a table, where it is not offered', { mode: 'table' }, { atTables: false }, 2600],
    ['at a table, where it is offered', { mode: 'table' }, { atTables: true }, 2000],
    ['elsewhere, though not offered at tables', { mode: 'takehere' }, { atTables: false }, 2000],
  ] as const)('%s', (_title, cart, more, total) => {
    const promotion = { ...threeForTwo, ...more } as typeof threeForTwo
    expect(priced(ordered, { ...cart, promotions: [promotion] } as Partial<CartToPrice>).total).toBe(total)
  })

  it('know the combination of a line', () => {
    const pizza = aProduct(4, 800, {
      attributes: [{ id: id(1), name: dish.name, values: [{ id: id(11), name: dish.name }] }],
      combinations: [
        {
          id: id(77),
          name: dish.name,
          price: cents(900),
          isDefault: true,
          picture: null,
          valueIds: [id(11)],
          optionGroups: [],
          sectionIds: null,
        },
      ],
    })
    const promotion = aPromotion(1, { kind: 'fixed-price', price: cents(500) }, 1, [], { combinationIds: [id(77)] })
    expect(
      priced([{ product: pizza, configuration: aChoice({ values: [11] }) }], { promotions: [promotion] }).total,
    ).toBe(500)
    expect(priced([{ product: pizza, configuration: aChoice() }], { promotions: [promotion] }).total).toBe(800)
  })

  it('never take a line below nothing', () => {
    const item = anItem(1, soup, { price: cents(-900) })
    const odd = aProduct(1, 1000, { sections: [aSection(5, [item])] })
    const price = priced([{ product: odd, quantity: 3, configuration: aChoice({ units: units(5, 1, 3) }) }], {
      promotions: [threeForTwo],
    })
    expect(price.total).toBe(0)
    expect(sumCents(price.lines[0]?.parts.map(({ amount }) => amount) ?? [])).toBe(0)
  })
})

describe('the service charge', () => {
  const at = { hasServiceCharge: true, mode: 'table' } as const
  const half = aPromotion(1, { kind: 'percent-off', share: basisPoints(5000) }, 1, [1])

  test.each([
    ['the sum of the other lines', [{ product: dish, quantity: 2 }, { product: soup }, { product: service }], {}, 260],
    ['wherever it stands', [{ product: service }, { product: dish }], {}, 100],
    ['after promotions', [{ product: dish }, { product: service }], { promotions: [half] }, 50],
    [
      'before coupon and tip',
      [{ product: dish }, { product: service }],
      { coupon: aCoupon({ amount: cents(400) }), tip: cents(300) },
      100,
    ],
    ['rounded half up once', [{ product: aProduct(1, 1005) }, { product: service }], {}, 101],
    ['whatever quantity it claims', [{ product: dish }, { product: service, quantity: 3 }], {}, 100],
    ['nothing of nothing', [{ product: service }], {}, 0],
  ])('is its share of %s [PRICE-020] [OPEN-049]', (_title, ordered, more, charge) => {
    expect(priced(ordered, { ...at, ...more }).serviceCharge).toBe(charge)
  })

  it('is not the share of the item just added [PRICE-021] [OPEN-049]', () => {
    const before = priced([{ product: dish }, { product: service }], at)
    const after = priced([{ product: dish }, { product: service }, { product: soup }], at)
    expect([before.serviceCharge, after.serviceCharge]).toEqual([100, 160])
  })

  it('counts once however often it stands in the cart [PRICE-019]', () => {
    const price = priced([{ product: dish }, { product: service }, { product: service }], at)
    expect(price.lines.map(({ total }) => total)).toEqual([1000, 100, 0])
    expect(price.total).toBe(1100)
  })

  it('applies only at resources that have one [PRICE-022]', () => {
    const price = priced([{ product: dish }, { product: service }], { ...at, hasServiceCharge: false })
    expect(price.total).toBe(1000)
    expect(price.lines[1]).toMatchObject({ total: 0, parts: [] })
  })

  it('is a line of its own with one part', () => {
    expect(priced([{ product: dish }, { product: service, quantity: 3 }], at).lines[1]).toMatchObject({
      total: 100,
      unitPrice: 100,
      fullTotal: 100,
      basePrice: 100,
      optionsPrice: 0,
      discounts: [],
      parts: [{ kind: 'service-charge', label: service.name, quantity: 1, amount: 100 }],
    })
  })

  it('takes part in no promotion', () => {
    const free = aPromotion(1, { kind: 'free-units', free: 1 }, 1, [9])
    expect(priced([{ product: dish }, { product: service }], { ...at, promotions: [free] }).total).toBe(1100)
  })
})

describe('a buffet', () => {
  const buffet = aProduct(8, 1800, { buffet: { platesPerRound: 5 } })
  const cases: readonly (readonly [string, readonly Product[], readonly number[]])[] = [
    ['prices its food at 0 and drinks as ever', [buffet, dish, cola], [1800, 0, 300]],
    ['does so wherever it stands', [dish, buffet], [0, 1800]],
    ['leaves food alone where there is none', [dish, cola], [1000, 300]],
    ['charges every buffet', [buffet, buffet], [1800, 1800]],
  ]
  test.each(cases)('%s [PRICE-024]', (_title, products, totals) => {
    expect(priced(products.map((product) => ({ product }))).lines.map(({ total }) => total)).toEqual(totals)
  })

  it('takes the extras of its food off as well, and says so', () => {
    const rich = { ...dish, optionGroups: [aGroup(10, [aValue(101, 150)])] }
    const price = priced([
      { product: buffet },
      { product: rich, quantity: 2, configuration: aChoice({ options: [[10, 101]] }) },
    ])
    expect(price.lines[1]?.parts.map(({ kind, quantity, amount }) => [kind, quantity, amount])).toEqual([
      ['base', 2, 2000],
      ['option', 2, 300],
      ['buffet', 2, -2300],
    ])
  })

  it('leaves its food out of promotions and keeps the service a service', () => {
    const promotion = aPromotion(1, { kind: 'free-units', free: 1 }, 2, [1, 3])
    const ordered = [{ product: buffet }, { product: dish }, { product: cola }, { product: service }]
    const price = priced(ordered, { promotions: [promotion], hasServiceCharge: true, mode: 'table' })
    expect(price.lines.map(({ total }) => total)).toEqual([1800, 0, 300, 210])
    expect(price.lines[1]?.discounts).toEqual([])
  })

  it('adds no part for food that costs nothing anyway', () => {
    const bread = aProduct(7, 0)
    expect(priced([{ product: buffet }, { product: bread }]).lines[1]?.parts.map(({ kind }) => kind)).toEqual(['base'])
  })
})

describe('coupon and receipt', () => {
  const ordered = [{ product: dish }]
  test.each([
    ['a coupon comes off', { coupon: aCoupon({ amount: cents(300) }) }, 700, [['coupon', -300]]],
    [
      'a receipt comes off what the coupon leaves',
      { coupon: aCoupon({ amount: cents(300) }), receipt: aReceipt(900) },
      0,
      [
        ['coupon', -300],
        ['receipt', -700],
      ],
    ],
    ['a share is of the goods', { coupon: aCoupon({ share: basisPoints(1000) }) }, 900, [['coupon', -100]]],
    ['the total never falls below 0', { coupon: aCoupon({ amount: cents(9900) }) }, 0, [['coupon', -1000]]],
    [
      'neither touches shipping nor tip',
      { coupon: aCoupon({ amount: cents(9900) }), mode: 'delivery', zone: aZone(250), tip: cents(100) },
      350,
      [
        ['coupon', -1000],
        ['shipping', 250],
        ['tip', 100],
      ],
    ],
    ['a tip below nothing is none', { tip: cents(-100) }, 1000, []],
  ] as const)('%s [OPEN-053]', (_title, more, total, parts) => {
    const price = priced(ordered, more)
    expect(price.total).toBe(total)
    expect(partsOf(price)).toEqual(parts)
  })

  it('are left out and explained when refused', () => {
    const late = aCoupon({ amount: cents(300) }, { validTo: (now - 1) as Instant })
    const empty = aReceipt(0)
    expect(priced(ordered, { coupon: late, receipt: empty })).toMatchObject({
      total: 1000,
      parts: [],
      coupon: { allowed: false, code: 'coupon-expired' },
      receipt: { allowed: false, code: 'receipt-empty' },
    })
    expect(priced(ordered, { coupon: aCoupon({ amount: cents(1) }), receipt: aReceipt(1) })).toMatchObject({
      coupon: { allowed: true },
      receipt: { allowed: true },
    })
  })

  it('look at the goods alone for a minimum and for a share, service apart [F-009]', () => {
    const coupon = aCoupon({ share: basisPoints(1000) }, { minimumOrder: cents(1050) })
    const withService = { hasServiceCharge: true, mode: 'table', coupon } as const
    expect(priced([...ordered, { product: service }], withService).coupon).toEqual({
      allowed: false,
      code: 'coupon-below-minimum',
    })
    const low = { ...withService, coupon: { ...coupon, minimumOrder: cents(1000) } }
    expect(partsOf(priced([...ordered, { product: service }], low))).toEqual([['coupon', -100]])
    const all = { ...low, coupon: aCoupon({ share: basisPoints(10_000) }), receipt: aReceipt(900) }
    expect(priced([...ordered, { product: service }], all)).toMatchObject({ total: 0, serviceCharge: 100 })
    expect(partsOf(priced([...ordered, { product: service }], all))).toEqual([
      ['coupon', -1000],
      ['receipt', -100],
    ])
  })
})

describe('shipping', () => {
  test.each([
    ['is the fee of the zone', 'delivery', aZone(250, 1500), 1, 250],
    ['is free from the amount the zone names', 'delivery', aZone(250, 2000), 2, 0],
    ['is charged one cent below', 'delivery', aZone(250, 2001), 2, 250],
    ['is never free where the zone names none', 'delivery', aZone(250), 9, 250],
    ['is nothing for pickup', 'pickup', aZone(250), 1, 0],
    ['is nothing at a table', 'table', aZone(250), 1, 0],
    ['waits for an address', 'delivery', null, 1, 0],
  ] as const)('%s [PRICE-029]', (_title, mode, zone, quantity, fee) => {
    const price = priced([{ product: dish, quantity }], { mode, zone })
    expect(price.total - price.goods).toBe(fee)
  })

  it('and coupons look at what was ordered before promotions, so that an offer never costs more', () => {
    const half = aPromotion(1, { kind: 'percent-off', share: basisPoints(5000) }, 1, [1])
    const coupon = aCoupon({ amount: cents(100) }, { minimumOrder: cents(1000) })
    const price = priced([{ product: dish }], { mode: 'delivery', zone: aZone(250, 1000), promotions: [half], coupon })
    expect(price).toMatchObject({ ordered: 1000, goods: 500, total: 400 })
  })

  it('do not count the food of a buffet', () => {
    const buffet = aProduct(8, 1800, { buffet: { platesPerRound: null } })
    const price = priced([{ product: buffet }, { product: dish }], { mode: 'delivery', zone: aZone(250, 1801) })
    expect(price).toMatchObject({ ordered: 1800, goods: 1800, total: 2050 })
  })
})

describe('the tax contained', () => {
  const ordered = [{ product: dish }, { product: cola, quantity: 2 }]
  test.each([
    ['eaten in', 'table', [{ rate: 1000, base: 1455, vat: 145 }]],
    ['eaten in at the counter', 'takehere', [{ rate: 1000, base: 1455, vat: 145 }]],
    [
      'picked up',
      'pickup',
      [
        { rate: 1000, base: 909, vat: 91 },
        { rate: 2100, base: 496, vat: 104 },
      ],
    ],
    [
      'delivered',
      'delivery',
      [
        { rate: 1000, base: 909, vat: 91 },
        { rate: 2100, base: 496, vat: 104 },
      ],
    ],
  ] as const)('is by rate and mode: %s [OPEN-052]', (_title, mode, vat) => {
    expect(priced(ordered, { mode }).vat).toEqual(vat)
  })

  it('takes discounts off, and shipping onto, every rate by what was bought at it; a tip bears none', () => {
    const more = { coupon: aCoupon({ amount: cents(160) }), mode: 'delivery', zone: aZone(80), tip: cents(50) } as const
    const price = priced([{ product: cola, quantity: 2 }, { product: dish }], more)
    // 1000 − 100 + 50 at 10 %, 600 − 60 + 30 at 21 %, 50 at none.
    expect(price.vat).toEqual([
      { rate: 0, base: 50, vat: 0 },
      { rate: 1000, base: 864, vat: 86 },
      { rate: 2100, base: 471, vat: 99 },
    ])
    expect(price.total).toBe(1570)
  })

  it('keeps a rate of its own for the service', () => {
    const taxed = { ...service, vat: { onPremises: basisPoints(2100), takenAway: basisPoints(2100) } }
    const price = priced([{ product: dish }, { product: taxed }], { hasServiceCharge: true, mode: 'table' })
    expect(price.vat).toEqual([
      { rate: 1000, base: 909, vat: 91 },
      { rate: 2100, base: 83, vat: 17 },
    ])
    expect(price.lines.map(({ vatRate }) => vatRate)).toEqual([1000, 2100])
  })

  it('puts the shipping of a cart that costs nothing onto its first rate', () => {
    const free = { coupon: null, mode: 'delivery', zone: aZone(110) } as const
    expect(priced([{ product: aProduct(1, 0) }], free).vat).toEqual([{ rate: 1000, base: 100, vat: 10 }])
  })

  it('joins a tip to what bears no tax either', () => {
    const untaxed = aProduct(1, 500, { vat: { onPremises: basisPoints(0), takenAway: basisPoints(0) } })
    expect(priced([{ product: untaxed }], { tip: cents(70) }).vat).toEqual([{ rate: 0, base: 570, vat: 0 }])
  })
})

it('explains a total part by part, by line and then for the whole cart', () => {
  const half = aPromotion(1, { kind: 'percent-off', share: basisPoints(5000) }, 1, [1])
  const price = priced([{ product: dish }, { product: service }], {
    promotions: [half],
    hasServiceCharge: true,
    mode: 'delivery',
    zone: aZone(250),
    coupon: aCoupon({ amount: cents(100) }),
    receipt: aReceipt(50),
    tip: cents(30),
  })
  const told = (parts: readonly PricePart[], lineId: string | null) =>
    parts.map(({ kind, label, amount }) => [kind, label?.base ?? null, amount, lineId])
  expect([...price.lines.flatMap((line) => told(line.parts, line.id)), ...told(price.parts, null)]).toEqual([
    ['base', 'Dish 1', 1000, 'line-0'],
    ['promotion', 'Promotion 1', -500, 'line-0'],
    ['service-charge', 'Dish 9', 50, 'line-1'],
    ['coupon', 'HOLA', -100, null],
    ['receipt', 'R-1', -50, null],
    ['shipping', 'Centro', 250, null],
    ['tip', null, 30, null],
  ])
  expect(price.total).toBe(680)
})

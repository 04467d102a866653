import { localText } from '@comanda/rules/text/local-text'
import type { ContentPage } from '@comanda/rules/website/website'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { getDiscountsExample } from '../calls/promotion.ts'
import { exampleProduct } from '../examples/catalogue.ts'
import { exampleStore } from '../examples/venue.ts'
import { exampleWebsite } from '../examples/website.ts'
import { wireProducts } from './product.ts'
import { wireCoupon, wirePromotion } from './promotion.ts'
import { wirePage } from './site-content.ts'
import { wireStore } from './store.ts'
import { wireWebsite } from './website.ts'

const website = (changes: object = {}) =>
  z.decode(wireWebsite, { ...exampleWebsite, ...changes } as typeof exampleWebsite)
const store = (changes: object = {}) => z.decode(wireStore, { ...exampleStore, ...changes } as typeof exampleStore)

function product(changes: object = {}) {
  const { products } = z.decode(wireProducts, [{ ...exampleProduct, ...changes } as typeof exampleProduct])
  const [first] = products
  if (first === undefined) throw new Error('no product')
  return first
}

describe('a website', () => {
  it('has its template, add label, version and menu by default [SITE-018] [SITE-019] [CONST-022]', () => {
    const bare = website({ template: null, addtocart_label: null, version: null, mode: null })
    expect(bare).toMatchObject({ template: 'plantilla1', addLabel: { base: 'Lo quiero' }, version: 0, menuId: 0 })
    expect(website({ addtocart_label: '' }).addLabel.base).toBe('Lo quiero')
    expect(website({ addtocart_label: 'Añadir', template: 'plantilla2' })).toMatchObject({
      addLabel: { base: 'Añadir' },
      template: 'plantilla2',
    })
  })

  it.each([
    ['is_delivery', 'delivery'],
    ['is_takeaway', 'pickup'],
    ['is_table', 'table'],
    ['is_digital_card', 'digital-card'],
    ['is_take_here', 'takehere'],
  ] as const)('offers by %s the mode %s, and no other [SITE-006]', (flag, mode) => {
    const off = { is_delivery: '0', is_takeaway: 0, is_table: null, is_digital_card: '', is_take_here: false }
    const { modes } = website({ ...off, [flag]: '1' })
    expect(Object.entries(modes).filter(([, on]) => on)).toEqual([[mode, true]])
  })

  it.each([
    ['publicado_web_espanol', 'es'],
    ['publicado_web_euskera', 'eu'],
    ['publicado_web_catalan', 'cat'],
    ['publicado_web_ingles', 'en'],
    ['publicado_web_frances', 'fr'],
    ['publicado_web_aleman', 'ger'],
    ['publicado_web_holandes', 'nl'],
  ])('publishes by %s the language %s [SITE-022]', (flag, language) => {
    const names = Object.keys(exampleWebsite).filter((name) => name.startsWith('publicado_web_'))
    const off = Object.fromEntries(names.map((name) => [name, '0']))
    expect(website({ ...off, [flag]: '1' }).languages).toEqual([language])
  })

  it.each([
    ['colorfont1', true],
    ['colorfont2', false],
    ['', false],
    [null, false],
  ])('with color_font %j is dark: %s [SITE-033]', (font, dark) => {
    const site = website({ color_font: font })
    expect(site.colours.dark).toBe(dark)
    expect(z.decode(wireWebsite, z.encode(wireWebsite, site))).toEqual(site)
  })

  it.each([
    ['1', true],
    ['0', false],
    [undefined, false],
  ])('with color_font_visitor %j it follows the visitor: %s [SITE-033]', (flag, followsVisitor) => {
    expect(website({ color_font_visitor: flag }).colours).toMatchObject({ dark: false, followsVisitor })
  })

  it.each([
    ['ge', 'ger'],
    ['en', 'en'],
    ['xx', 'es'],
    [null, 'es'],
  ])('with language_default %j speaks %s', (code, language) => {
    expect(website({ language_default: code }).defaultLanguage).toBe(language)
  })

  it.each([
    ['only_users', 'onlyUsers'],
    ['web_only_booking', 'onlyBookings'],
    ['is_only_digital_card', 'onlyDigitalCard'],
    ['show_orders_when_enter_web', 'asksModeOnEntry'],
    ['has_reservs', 'takesBookings'],
    ['show_allergens', 'showsAllergens'],
    ['has_kit_digital', 'showsDigitalKit'],
    ['show_price_only_shopping', 'showsPricesBeforeMode'],
    ['no_create_ticket_table', 'tablesOpenedByStaff'],
    ['multiorder', 'severalOrdersPerTable'],
  ] as const)('%s is read as %s', (flag, name) => {
    expect([website({ [flag]: '1' })[name], website({ [flag]: '0' })[name]]).toEqual([true, false])
  })
})

describe('a store', () => {
  it('has its week by index, Monday first [SITE-041]', () => {
    const { week } = store().hours
    expect(week.monday).toEqual({ active: false, shifts: [] })
    expect(week.sunday.shifts).toEqual([
      { from: 780, to: 990 },
      { from: 1200, to: 90 },
    ])
  })

  it('delivers at its web hours when it says they are the same [OPEN-108]', () => {
    const closed = exampleStore.schedules_web.map((day) => ({ ...day, active: '0', shifts: [] }))
    const hours = (same: string) => store({ schedules_delivery: closed, horario_web_igual_delivery: same }).hours
    expect(hours('1').deliveryWeek).toEqual(hours('1').week)
    expect(hours('0').deliveryWeek.sunday.active).toBe(false)
  })

  it.each([
    ['0', 'by_total', null],
    ['1', 'by_total', { kind: 'by-total', amount: 3000, fromParty: 7 }],
    ['1', 'by_person', { kind: 'by-person', amount: 1000, fromParty: 7 }],
  ])('with booking_penal %s %s asks the deposit %j', (penal, type, deposit) => {
    const config = {
      ...exampleStore.general_config,
      booking_penal: penal,
      booking_penal_type: type,
      booking_penal_total: '30.00',
      booking_penal_person: '10.00',
    }
    expect(store({ general_config: config }).booking.deposit).toEqual(deposit)
  })

  it('comes back as it went, with everything it can lack', () => {
    const config = {
      ...exampleStore.general_config,
      booking_penal: '0',
      booking_penal_type: 'by_total',
      text_web_booking_max_person: null,
      conditions_store: null,
      multilanguage: null,
    }
    const bare = store({
      general_config: config,
      latitude: null,
      longitude: null,
      text_when_no_takeaway: null,
      text_when_no_takeaway_list: null,
      multilanguage: null,
      zones: null,
      resources: null,
    })
    expect(bare).toMatchObject({ location: null, closedText: null, conditions: null, zones: [], resources: [] })
    expect(z.decode(wireStore, z.encode(wireStore, bare))).toEqual(bare)
    expect(z.encode(wireStore, bare).general_config).toMatchObject({ booking_penal: '0', stripe: '0' })
    const byTotal = store({ general_config: { ...config, booking_penal: '1', booking_penal_total: '30.00' } })
    expect(z.encode(wireStore, byTotal).general_config).toMatchObject({
      booking_penal_type: 'by_total',
      booking_penal_total: '30.00',
      booking_penal_person: '0.00',
    })
  })

  it('says that its delivery hours are the same only when they are', () => {
    const same = (changes: object) => z.encode(wireStore, store(changes)).horario_web_igual_delivery
    const closed = exampleStore.schedules_web.map((day) => ({ ...day, active: '0', shifts: [], start_hour: null }))
    expect(same({})).toBe('1')
    expect(same({ schedules_delivery: closed, horario_web_igual_delivery: '0' })).toBe('0')
  })

  it('is closed on a weekday its week does not name', () => {
    const twice = exampleStore.schedules_web.map((day) => (day.day_week === 6 ? { ...day, day_week: 5 } : day))
    expect(store({ schedules_web: twice }).hours.week.sunday).toEqual({ active: false, shifts: [] })
  })

  it('takes deposits by card provider only where stripe is on', () => {
    const config = (stripe: string) => ({ ...exampleStore.general_config, stripe, stripe_config_public_key: 'pk_1' })
    expect(store({ general_config: config('1') }).stripePublicKey).toBe('pk_1')
    expect(store({ general_config: config('0') }).stripePublicKey).toBeNull()
  })

  it('says in each language that it takes nothing away [SITE-043]', () => {
    const list = [{ codigo: 'ge', value: 'Heute nicht' }]
    const { closedText } = store({
      close_takeaway: 1,
      text_when_no_takeaway: 'Hoy no',
      text_when_no_takeaway_list: list,
    })
    expect(closedText).toEqual({ base: 'Hoy no', variants: { ger: 'Heute nicht' } })
    expect(store({ text_when_no_takeaway: '' }).closedText).toBeNull()
  })
})

describe('a product', () => {
  it.each([
    [null, null],
    [[], null],
    [['-1'], []],
    [[-1], []],
    [
      ['3', 4],
      [3, 4],
    ],
  ])('whose combination lists the sections %j shows %j [CONFIG-001]', (sections, shown) => {
    const combinations = [{ ...exampleProduct.combinations[0], sections }]
    const read = product({ combinations })
    expect(read.combinations[0]?.sectionIds).toEqual(shown)
    const { legend } = z.decode(wireProducts, [exampleProduct])
    const again = z.decode(wireProducts, z.encode(wireProducts, { products: [read], legend }))
    expect(again.products).toEqual([read])
  })

  it('may have no options at all [CATALOGUE-005]', () => {
    expect(product({ options: null }).optionGroups).toEqual([])
  })

  it('counts a limit or free choices only when their flag is on [CONFIG-002]', () => {
    const group = (changes: object) =>
      product({ options: [{ ...exampleProduct.options?.[0], ...changes }] }).optionGroups[0]
    expect(group({})).toMatchObject({ limit: 2, freeCount: 1 })
    expect(group({ multiple_select_limit: '0', multiple_select_free: '0' })).toMatchObject({
      limit: null,
      freeCount: 0,
    })
    expect(group({ multiple_select_free_number: null })?.freeCount).toBe(0)
  })

  it('names an option by value_name, else by name [CONFIG-003]', () => {
    const group = exampleProduct.options?.[0]
    const named = (changes: object) =>
      product({ options: [{ ...group, values: [{ ...group?.values[0], ...changes }] }] }).optionGroups[0]?.values[0]
        ?.name.base
    expect(named({ name: 'A', value_name: 'B' })).toBe('B')
    expect(named({ name: 'A', value_name: '' })).toBe('A')
    expect(named({ name: 'A', value_name: null })).toBe('A')
  })

  it('opens by weekday 0 = Sunday [CATALOGUE-032] [OPEN-102]', () => {
    expect(product().windows).toEqual([{ weekday: 'sunday', from: 780, to: 990 }])
  })

  it('spells out its categories and allergens, which the legend keeps [CATALOGUE-007]', () => {
    const { legend, products } = z.decode(wireProducts, [exampleProduct])
    expect(legend.categories).toMatchObject([
      { id: 2, isFood: true, windows: [{ weekday: 'sunday', from: 780, to: 990 }] },
    ])
    expect(legend.allergens).toMatchObject([{ id: 1, picture: { key: 'gluten' } }])
    expect(products[0]).toMatchObject({ categoryIds: [2], allergens: [1] })
  })

  it('that names what its legend does not have is a fault, not a half-told dish', () => {
    const { products } = z.decode(wireProducts, [exampleProduct])
    expect(() => z.encode(wireProducts, { products, legend: { allergens: [], categories: [] } })).toThrow('legend')
  })

  it('of a section may contain other allergens than it does alone', () => {
    const [section] = exampleProduct.configuration
    const [item] = section?.products ?? []
    const read = product({ configuration: [{ ...section, products: [{ ...item, allergens: [1, '3'] }] }] })
    expect(read.sections[0]?.items[0]?.allergens).toEqual([1, 3])
    const { legend } = z.decode(wireProducts, [exampleProduct])
    expect(z.decode(wireProducts, z.encode(wireProducts, { products: [read], legend })).products).toEqual([read])
  })

  it('names a group by name_web, else by name', () => {
    const group = exampleProduct.options?.[0]
    const named = (changes: object) => product({ options: [{ ...group, ...changes }] }).optionGroups[0]?.name.base
    expect(named({ name: 'A', name_web: 'B' })).toBe('B')
    expect(named({ name: 'A', name_web: null })).toBe('A')
  })

  it('has its service share only when it is a service article', () => {
    expect(product({ is_service: '1', service_value: '10' }).service).toEqual({ share: 1000 })
    expect(product({ is_service: '0', service_value: '10' }).service).toBeNull()
  })

  it('has rounds only when it is a buffet, and no limit when none is said', () => {
    expect(product({ buffet: '1', buffet_plate_per_round: 5 }).buffet).toEqual({ platesPerRound: 5 })
    expect(product({ buffet: '1', buffet_plate_per_round: null }).buffet).toEqual({ platesPerRound: null })
    expect(product({ buffet: '0', buffet_plate_per_round: 5 }).buffet).toBeNull()
  })
})

describe('a promotion', () => {
  const [example] = getDiscountsExample().reply
  const promotion = (changes: object) =>
    z.decode(wirePromotion, { ...example, ...changes } as NonNullable<typeof example>)

  it('holds for products and for combinations [PRICE-010]', () => {
    const products = [
      { id: 40, combination_id: null },
      { id: null, combination_id: 7 },
    ]
    const read = promotion({ products })
    expect(read).toMatchObject({ productIds: [40], combinationIds: [7] })
    expect(z.encode(wirePromotion, read).products).toEqual(products)
  })

  it('counts its days from Monday 1 to Sunday 7, then holidays and their eves [PRICE-010]', () => {
    const off = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) => [`bool_day${day}`, 0]))
    expect(promotion({ ...off, bool_day1: 1, bool_day7: 1 }).weekdays).toEqual(['monday', 'sunday'])
    expect(promotion({ ...off, bool_day8: 1 })).toMatchObject({ weekdays: [], onHolidays: true, onHolidayEves: false })
    expect(promotion({ ...off, bool_day9: 1 })).toMatchObject({ onHolidays: false, onHolidayEves: true })
  })

  it.each([
    [1, { kind: 'free-units', free: 1 }],
    [2, { kind: 'fixed-price', price: 500 }],
    [3, { kind: 'percent-off', share: 5000 }],
  ])('of product_type %i is the deal %j [PRICE-010]', (type, deal) => {
    const changes = { product_type: type, regalados: 1, product_value: '5.00', product_percent: '50' }
    const read = promotion(changes)
    expect(read.deal).toEqual(deal)
    expect(z.decode(wirePromotion, z.encode(wirePromotion, read))).toEqual(read)
  })
})

describe('a coupon', () => {
  it.each([
    ['5.00', null, { amount: 500 }],
    [null, '10', { share: 1000 }],
    [null, null, { share: 0 }],
  ])('of amount %j or percent %j is worth %j', (amount, percent, discount) => {
    const coupon = z.decode(wireCoupon, { status: 'OK', code: 'HOLA', amount, percent, min_purchase: '0' })
    expect(coupon).toEqual({ code: 'HOLA', discount, minimumOrder: 0 })
    expect(z.decode(wireCoupon, z.encode(wireCoupon, coupon))).toEqual(coupon)
  })
})

describe('a page', () => {
  it('of a kind the wire has no word for is a fault', () => {
    const page = { id: 1, kind: 'poem', slug: 'x', name: localText('x'), body: localText(''), place: 'left' }
    expect(() => z.encode(wirePage, page as unknown as ContentPage)).toThrow('no word on the wire for poem')
  })

  it('is the cookie policy when its type says so [SITE-045]', () => {
    const wire = { id: 1, name: 'Cookies', url: 'cookies', position: 'Centro', type_cms: 'cookie', text: '' } as const
    const page = z.decode(wirePage, wire)
    expect(page).toMatchObject({ kind: 'cookie', place: 'centre', slug: 'cookies' })
    expect(z.encode(wirePage, page)).toMatchObject(wire)
  })
})

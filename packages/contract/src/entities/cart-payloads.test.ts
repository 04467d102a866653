import type { OptionChoice } from '@comanda/rules/catalogue/configuration'
import type { OptionValueId, PriceListId, PromotionId, SiteId } from '@comanda/rules/ids'
import { toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { containedVat } from '@comanda/rules/money/contained-vat'
import { chargeOptions } from '@comanda/rules/pricing/charge-options'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { getProducts } from '../calls/product.ts'
import { getCoupon, getDiscountsExample } from '../calls/promotion.ts'
import { getPriceList } from '../calls/venue.ts'
import { writeEnvelope } from '../envelope.ts'
import { exampleProduct } from '../examples/catalogue.ts'
import { wireFraction } from '../wire/price.ts'
import { type DeliveryData, wireCustomerData, wireDeliveryData } from './delivery-data.ts'
import { promotionFields, readLinePromotion, toLinePromotion, writeLinePromotion } from './line-money.ts'
import { wireVatPart } from './price-part.ts'
import { wireProducts } from './product.ts'
import { wireCoupon, wirePromotion } from './promotion.ts'
import { cartCodeFields, readCartCodes, wireReceipt, writeCartCodes } from './receipt.ts'
import { wireSelectedOption } from './selected-option.ts'

describe('a selected option', () => {
  const [group] = exampleProduct.options
  const values = [
    { ...group?.values[0], id: 1, value_name: 'Alioli', price: '0.50' },
    { ...group?.values[0], id: 2, value_name: 'Brava', price: '0.80' },
  ]
  const wire = [{ ...exampleProduct, combinations: [], attr_list: [], options: [{ ...group, values }] }]
  const dish = z.decode(wireProducts, wire as (typeof exampleProduct)[]).products[0]

  it('is sent with price 0 and free 1 when free, otherwise with its price and free null [PRICE-006]', () => {
    const groupId = dish?.optionGroups[0]?.id
    if (dish === undefined || groupId === undefined) throw new Error('no group')
    const options = [1, 2].map((id): OptionChoice => ({ groupId, valueId: toId<OptionValueId>(id) }))
    const sent = chargeOptions(dish, { valueIds: [], options, units: [] }).map(({ value, isFree }) =>
      z.encode(wireSelectedOption, { valueId: value.id, name: value.name.base, price: value.price, isFree }),
    )
    expect(sent).toEqual([
      { id: 1, value_name: 'Alioli', price: '0.00', free: 1 },
      { id: 2, value_name: 'Brava', price: '0.80', free: null },
    ])
  })

  it('is read back as it was meant', () => {
    const read = (wire: z.input<typeof wireSelectedOption>) => z.decode(wireSelectedOption, wire)
    expect(read({ id: 1, value_name: 'Alioli', price: '0.50', free: 1 })).toMatchObject({ price: 0, isFree: true })
    expect(read({ id: 1, value_name: 'Alioli', price: '0.50', free: null })).toEqual({
      valueId: 1,
      name: 'Alioli',
      price: 50,
      isFree: false,
    })
  })
})

describe('the tax a total contains', () => {
  it.each([
    ['0.10', '16.50', { tax: '10', tax_amount: '1.50' }],
    ['0.21', '12.10', { tax: '21', tax_amount: '2.10' }],
    ['0.055', '10.55', { tax: '5.5', tax_amount: '0.55' }],
    ['0.00', '16.50', { tax: '0', tax_amount: '0.00' }],
  ])('of the rate %s on %s is sent as %j [PRICE-009] [OPEN-052]', (value, price, sent) => {
    const rate = z.decode(wireFraction, value)
    const total = cents(Math.round(Number(price) * 100))
    const vat = containedVat(total, rate)
    const part = { rate, base: cents(total - vat), vat }
    const written = z.encode(wireVatPart, part)
    expect(written).toMatchObject(sent)
    expect(z.decode(wireVatPart, written)).toEqual(part)
  })
})

describe('the promotion of a line', () => {
  const fields = z.object(promotionFields)
  const [example] = getDiscountsExample().reply
  const promotion = (id: number, name: string) =>
    z.decode(wirePromotion, { ...example, id, name } as typeof example & {})

  it('is carried as sale_dto, reason_dto and reason_dto_text [PRICE-018]', () => {
    const line = toLinePromotion([{ promotion: promotion(7, 'Cañas 3x2'), amount: cents(250) }])
    const wire = { sale_dto: '2.50', reason_dto: 7, reason_dto_text: 'Cañas 3x2' }
    expect(z.encode(fields, writeLinePromotion(line))).toEqual(wire)
    expect(readLinePromotion(z.decode(fields, wire))).toEqual({
      amount: 250,
      promotionId: toId<PromotionId>(7),
      name: 'Cañas 3x2',
    })
  })

  it('is the sum of several, named together', () => {
    const discounts = [
      { promotion: promotion(7, 'Cañas 3x2'), amount: cents(250) },
      { promotion: promotion(9, 'Hora feliz'), amount: cents(100) },
    ]
    expect(toLinePromotion(discounts)).toEqual({ amount: 350, promotionId: 7, name: 'Cañas 3x2, Hora feliz' })
  })

  it('is nothing for a line without one', () => {
    expect(z.encode(fields, writeLinePromotion(toLinePromotion([])))).toEqual({
      sale_dto: '0.00',
      reason_dto: null,
      reason_dto_text: null,
    })
  })
})

describe('the codes of a cart', () => {
  const fields = z.object(cartCodeFields)
  it('are the coupon that getCupon told, sent as promotional_code [PRICE-030]', () => {
    expect([getCoupon.method, getCoupon.path]).toEqual(['GET', '/ReasonDiscount/getCupon'])
    const coupon = z.decode(wireCoupon, {
      status: 'OK',
      code: 'HOLA',
      amount: '5.00',
      percent: null,
      min_purchase: '0',
    })
    expect(coupon).toMatchObject({ code: 'HOLA', discount: { amount: 500 } })
    const wire = { promotional_code: 'HOLA', receipt_code: null, bonus_points_remaining: null }
    expect(z.encode(fields, writeCartCodes({ couponCode: coupon.code, receipt: null }))).toEqual(wire)
    expect(readCartCodes(z.decode(fields, wire))).toEqual({ couponCode: 'HOLA', receipt: null })
  })

  it('are the receipt, sent as receipt_code and bonus_points_remaining [PRICE-031]', () => {
    const wire = { promotional_code: null, receipt_code: 'R-1', bonus_points_remaining: 700 }
    const codes = { couponCode: null, receipt: { code: 'R-1', pointsRemaining: 700 } }
    expect(z.encode(fields, writeCartCodes(codes))).toEqual(wire)
    expect(readCartCodes(z.decode(fields, wire))).toEqual(codes)
    expect(readCartCodes(z.decode(fields, { receipt_code: 'R-1' })).receipt).toEqual({
      code: 'R-1',
      pointsRemaining: 0,
    })
  })
})

it('an employee receipt holds everything descuentoEmpleado lists [PRICE-032]', () => {
  const wire = {
    id: '0195a000-0000-7000-8000-000000000001',
    client_id: '0195a000-0000-7000-8000-000000000002',
    receipt_code: 'R-1',
    bonus_points_gained: 1000,
    bonus_points_remaining: 700,
    receipt_created: '2026-11-01T10:00:00.000Z',
    receipt_expires: '2026-12-01T10:00:00.000Z',
    receipt_has_expired: 0,
  }
  const receipt = z.decode(wireReceipt, wire)
  expect(receipt).toEqual({
    id: wire.id,
    customerId: wire.client_id,
    code: 'R-1',
    pointsGained: 1000,
    pointsRemaining: 700,
    createdAt: Date.parse(wire.receipt_created),
    expiresAt: Date.parse(wire.receipt_expires),
    hasExpired: false,
  })
  expect(z.encode(wireReceipt, receipt)).toEqual(wire)
  expect(z.encode(wireReceipt, { ...receipt, hasExpired: true }).receipt_has_expired).toBe(1)
})

it('the general price list is asked for without parameters and sent as list_id [PRICE-033]', () => {
  expect([getPriceList.method, getPriceList.path]).toEqual(['GET', '/PriceLists/getGeneralListForTpv'])
  expect(z.encode(getPriceList.request, {})).toEqual({})
  const list = z.decode(getPriceList.reply, { id: 5, name: 'General' })
  const standing = { storeId: null, warehouseId: null, menuId: null, cartId: null, language: null }
  const options = {
    keys: { apiUrl: '/api', siteId: toId<SiteId>(1), publicKey: 'key', password: 'secret', time: 0 as never },
    session: () => null,
    standing: () => ({ ...standing, priceListId: list.id satisfies PriceListId }),
  }
  expect(writeEnvelope(options, getProducts, 0).list_id).toBe(5)
})

describe('the delivery data of a cart', () => {
  const data: DeliveryData = {
    atTable: false,
    paysCash: false,
    change: null,
    time: getMinute('14:30'),
    date: getIsoDate('2026-11-20'),
    notes: 'timbre roto',
  }
  const wire = {
    entrega: 2,
    cambio: 'sincambio',
    publicidad: 2,
    hora_entrega: '14:30',
    observations: 'timbre roto',
    pago: 2,
    fecha: '2026-11-20',
  } as const

  it('holds entrega, cambio, publicidad, hora_entrega, observations, pago and fecha [CART-026]', () => {
    expect(z.encode(wireDeliveryData, data)).toEqual(wire)
    expect(z.decode(wireDeliveryData, wire)).toEqual(data)
    const bare = { ...data, time: null, date: null, notes: '' }
    expect(z.decode(wireDeliveryData, z.encode(wireDeliveryData, bare))).toEqual(bare)
  })

  it.each([
    ['at a table entrega is 1', { atTable: true }, { entrega: 1 }],
    ['elsewhere entrega is 2', { atTable: false }, { entrega: 2 }],
    ['in cash pago is 1', { paysCash: true }, { pago: 1 }],
    ['otherwise pago is 2', { paysCash: false }, { pago: 2 }],
    ['publicidad is always 2', { atTable: true, paysCash: true }, { publicidad: 2 }],
    ["an empty change is 'sincambio'", { change: null }, { cambio: 'sincambio' }],
    ['a change is its amount', { change: cents(5000) }, { cambio: '50.00' }],
  ])('%s [CART-030]', (_title, more, sent) => {
    const changed: DeliveryData = { ...data, ...more }
    expect(z.encode(wireDeliveryData, changed)).toMatchObject(sent)
    expect(z.decode(wireDeliveryData, z.encode(wireDeliveryData, changed))).toEqual(changed)
  })

  it('reads an empty change as none', () => {
    expect(z.decode(wireDeliveryData, { ...wire, cambio: '' }).change).toBeNull()
  })
})

it('customer data joins floor, block, door and stairs in one text [CART-027]', () => {
  const wire = {
    customer_name: 'Ana Gil',
    customer_phone: '+34600123456',
    customer_address: 'Calle Mayor',
    customer_number: '1',
    customer_city: 'Bilbao',
    customer_province: 'Bizkaia',
    customer_postal_code: '48001',
    customer_aditional_address: '3|B|izq|2',
  }
  const data = z.decode(wireCustomerData, wire)
  expect(data).toEqual({
    name: 'Ana Gil',
    phone: '+34600123456',
    address: {
      street: 'Calle Mayor',
      number: '1',
      floor: '3',
      block: 'B',
      door: 'izq',
      stairs: '2',
      postalCode: '48001',
      city: 'Bilbao',
      province: 'Bizkaia',
    },
  })
  expect(z.encode(wireCustomerData, data)).toEqual(wire)
})

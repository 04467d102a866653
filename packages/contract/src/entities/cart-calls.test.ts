import { type CartId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { getCart, postCartItem, putCartItem, saveCart } from '../calls/cart.ts'
import { exampleCart, exampleCartId, exampleCartRequest, exampleItem } from '../examples/entities/cart.ts'
import type { CartFacts } from './cart-facts.ts'
import { wireCartItem } from './cart-item.ts'
import { wireCartReply } from './cart-reply.ts'
import { wireCartRequest } from './cart-request.ts'

describe('a line on the wire', () => {
  const names = [
    ...['sale', 'id', 'sender_uuid', 'menu', 'product', 'qty', 'sale_price_unit', 'sale_price_total', 'sale_dto'],
    ...['reason_dto', 'name', 'extra_text', 'orderType', 'tax', 'tax_amount', 'total_price', 'options_selected'],
    ...['optionsPrice', 'configuration'],
  ]

  it.each([postCartItem, putCartItem])('is sent with every field of the documents [CART-032]', ({ request }) => {
    const sent = z.encode(request, z.decode(request, { sale: exampleCartId, ...exampleItem }))
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(names))
    expect(sent.options_selected).toEqual([{ id: 31, value_name: 'Alioli', price: '0.00', free: 1 }])
    const [unit] = sent.configuration ?? []
    expect(Object.keys(unit ?? {})).toEqual(
      expect.arrayContaining(['id', 'section', 'qty', 'conf_qty', 'conf_price', 'options_selected']),
    )
  })

  it('holds one entry per chosen unit, each of quantity one, with the choices of the second level [CART-003] [CART-033]', () => {
    const inner = {
      id: 9,
      section: 4,
      qty: 1 as const,
      conf_qty: 0,
      conf_price: '0.50',
      attr: [7],
      options_selected: [],
    }
    const [unit] = exampleItem.configuration
    const item = { ...exampleItem, configuration: [{ ...unit, children_selected: [inner, inner] }] }
    const line = z.decode(wireCartItem, item as typeof exampleItem)
    expect(line.choice.units).toMatchObject([
      { itemId: 8, sectionId: 3, includedQuantity: 1, choice: { units: [{ itemId: 9 }, { itemId: 9, price: 50 }] } },
    ])
    const sent = z.encode(wireCartItem, line)
    expect(sent.configuration?.[0]).toMatchObject({ qty: 1, children_selected: [inner, inner] })
    const two = { ...exampleItem, configuration: [{ ...unit, qty: 2 as never }] }
    expect(z.safeDecode(wireCartItem, two as never).success).toBe(false)
  })

  it('needs no more than a product and a quantity', () => {
    expect(z.decode(wireCartItem, { product: 12, qty: 2 })).toMatchObject({
      lineId: null,
      quantity: 2,
      notes: '',
      course: 0,
      choice: { valueIds: [], options: [], units: [] },
      shown: { total: null, vat: null, promotion: { amount: 0, promotionId: null } },
    })
  })

  it.each([
    ['notes nobody reads', { extra_text: 'x'.repeat(501) }],
    ['a device with a long name', { sender_uuid: 'x'.repeat(65) }],
    [
      'more options than a dish has',
      { options_selected: Array.from({ length: 201 }, () => exampleItem.options_selected[0]) },
    ],
    ['more units than a kitchen', { configuration: Array.from({ length: 2_001 }, () => exampleItem.configuration[0]) }],
  ])('is refused with %s', (_what, more) => {
    expect(z.safeDecode(wireCartItem, { ...exampleItem, ...more } as never).success).toBe(false)
  })
})

describe('a saved cart', () => {
  it('is sent with every field of the documents [CART-025] [CART-028] [CART-029]', () => {
    const sent = z.encode(saveCart.request, z.decode(wireCartRequest, exampleCartRequest))
    expect(Object.keys(sent)).toEqual(
      expect.arrayContaining([
        ...['id', 'items', 'total_ticket', 'total_payment', 'payment', 'cardId', 'operid', 'savecard'],
        ...['promotional_code', 'shipping', 'customer', 'delivery_data', 'resources', 'num_room', 'address'],
        ...['address_billing', 'customer_data', 'email', 'employee', 'after', 'delivery', 'isTakeAway', 'tomarlocal'],
        ...['store', 'zone', 'web', 'open_time', 'amount_redsys', 'multiorder', 'receipt_code'],
        ...['bonus_points_remaining', 'is_buffet', 'buffet_bloqued', 'from_qr', 'qr'],
      ]),
    )
  })

  it('says who orders, whereto, since when, together and from a buffet [CART-025] [CART-028] [CART-039] [F-037]', () => {
    const home = { ...exampleCartRequest.customer_data, customer_address: 'Calle Mayor', customer_postal_code: '28013' }
    const saved = z.decode(wireCartRequest, { ...exampleCartRequest, delivery: '1', customer_data: home })
    const facts: CartFacts = {
      customerId: toId(exampleCartId),
      sessionId: toId('visit'),
      zoneId: toId(7),
      openedAt: Date.parse('2026-11-18T11:00:00.000Z') as Instant,
      isShared: true,
      hasBuffet: true,
      buffetBlocked: true,
    }
    expect(z.encode(wireCartRequest, { ...saved, facts })).toMatchObject({
      customer: exampleCartId,
      employee: 'visit',
      address: { customer_name: 'Ana Gil', customer_address: 'Calle Mayor', customer_postal_code: '28013' },
      zone: 7,
      open_time: '2026-11-18T11:00:00.000Z',
      multiorder: '1',
      is_buffet: '1',
      buffet_bloqued: '1',
    })
  })

  it.each([
    ['delivery', { delivery: '1', isTakeAway: '0', tomarlocal: '0' }],
    ['pickup', { delivery: '0', isTakeAway: '1', tomarlocal: '0' }],
    ['takehere', { delivery: '0', isTakeAway: '0', tomarlocal: '1' }],
    ['table', { delivery: '0', isTakeAway: '0', tomarlocal: '0' }],
  ] as const)('says with its flags that it is a %s [CART-018]', (mode, flags) => {
    const saved = z.decode(wireCartRequest, { ...exampleCartRequest, ...flags })
    expect(saved.setup.mode).toBe(mode)
    expect(z.encode(wireCartRequest, saved)).toMatchObject(flags)
  })

  it('without a time is for as soon as possible, without a street has no address, without a name no contact', () => {
    const { delivery_data, customer_data, email, date_type, ...bare } = exampleCartRequest
    expect(z.decode(wireCartRequest, bare)).toMatchObject({
      setup: { dateType: 'asap', date: null, time: null, address: null },
      contact: null,
      notes: '',
      payment: { paysCash: false, change: null },
    })
    const home = { ...customer_data, customer_address: 'Calle Mayor', customer_postal_code: '28013' }
    const code = { receipt_code: 'R-1' }
    expect(z.decode(wireCartRequest, { ...exampleCartRequest, ...code, customer_data: home })).toMatchObject({
      setup: { dateType: 'scheduled', address: { street: 'Calle Mayor', postalCode: '28013' } },
      contact: { fullName: 'Ana Gil', email, phone: customer_data.customer_phone },
      codes: { receipt: { code: 'R-1', pointsRemaining: 0 } },
    })
    expect([delivery_data.fecha, date_type]).toEqual(['2026-11-20', 'scheduled'])
  })
})

describe('a told cart', () => {
  it('is asked for by its id, with qr 1, web 1 and multiorder at a table [CART-019]', () => {
    const cartId = exampleCartId as CartId
    expect(z.encode(getCart.request, { cartId, atTable: true })).toEqual({
      id: cartId,
      qr: '1',
      web: '1',
      multiorder: '1',
    })
    expect(z.decode(getCart.request, { id: cartId })).toEqual({ cartId, atTable: false })
  })

  it('has lines that can be taken out only where can_delete is 1 [CART-004]', () => {
    const [item] = exampleCart.items
    const told = z.decode(wireCartReply, { ...exampleCart, items: [{ ...item, can_delete: 0 }] } as typeof exampleCart)
    expect(told.cart.lines).toMatchObject([
      { deletable: false, configuration: { options: [{ groupId: 9, valueId: 31 }] } },
    ])
    expect(z.decode(wireCartReply, exampleCart).cart.lines).toMatchObject([{ deletable: true }])
  })

  it('is none when a line does not fit its dish', () => {
    const [item] = exampleCart.items
    const odd = { ...item, options_selected: [{ id: 999, value_name: '', price: '0', free: null }] }
    expect(() => z.decode(wireCartReply, { ...exampleCart, items: [odd] } as never)).toThrow('does not fit')
  })

  it('tells of a coupon whether it is used up, never how often it can still be used', () => {
    const { coupon } = z.decode(wireCartReply, exampleCart)
    expect(coupon).toMatchObject({ discount: { share: 1000 }, usesLeft: null })
    const last = { ...exampleCart.coupon, amount: '3.00', percent: null, used_up: 1 }
    const told = z.decode(wireCartReply, { ...exampleCart, coupon: last } as never)
    expect(told.coupon).toMatchObject({ discount: { amount: 300 }, usesLeft: 0 })
    expect(z.encode(wireCartReply, told).coupon).toEqual(last)
    if (told.coupon === null) throw new Error('no coupon')
    const many = { ...told, coupon: { ...told.coupon, usesLeft: 7 } }
    expect(z.encode(wireCartReply, many).coupon).toMatchObject({ used_up: 0 })
  })
})

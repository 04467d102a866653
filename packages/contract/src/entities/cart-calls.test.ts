import { type CartId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { getCart, saveCart } from '../calls/cart.ts'
import { postCartItem, putCartItem } from '../calls/cart-line.ts'
import { exampleCart, exampleCartId, exampleCartRequest, exampleItem, exampleLineId } from '../examples/cart.ts'
import type { CartFacts } from './cart-facts.ts'
import { wireCartItem } from './cart-item.ts'
import { wireCartReply } from './cart-reply.ts'
import { wireCartRequest } from './cart-request.ts'

describe('a line on the wire', () => {
  it.each([postCartItem, putCartItem])(
    'is sent as the documents write it, value by value [CART-001] [CART-032] [F-051]',
    ({ request }) => {
      const line = z.decode(wireCartItem, exampleItem)
      expect(z.encode(request, { cartId: toId<CartId>(exampleCartId), ...line })).toEqual({
        sale: exampleCartId,
        id: exampleLineId,
        sender_uuid: '9f1c',
        menu: '0',
        product: 12,
        qty: 1,
        sale_price_unit: '31.00',
        sale_price_total: '31.00',
        sale_dto: '0.00',
        reason_dto: null,
        reason_dto_text: null,
        name: 'Arroz del señoret Para dos',
        extra_text: 'sin sal',
        orderType: '1',
        tax: '10',
        tax_amount: '2.82',
        total_price: '31.00',
        attr: [2],
        options_selected: [{ id: 31, value_name: 'Alioli', price: '0.00', free: 1 }],
        optionsPrice: '0.00',
        configuration: [
          {
            id: 8,
            section: 3,
            qty: 1,
            conf_qty: 1,
            conf_price: '0.00',
            attr: [],
            options_selected: [],
            order_type: '1',
            children_selected: [],
          },
        ],
      })
    },
  )

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
  it('is sent as the documents write it, value by value [CART-025] [CART-028] [CART-029] [CONST-026] [F-051]', () => {
    const home = { ...exampleCartRequest.customer_data, customer_address: 'Calle Mayor', customer_number: '1' }
    const wish = { ...exampleCartRequest, delivery: '1', isTakeAway: '0', customer_data: home, savecard: '1' }
    expect(z.encode(saveCart.request, z.decode(wireCartRequest, { ...wish, promotional_code: 'HOLA' }))).toEqual({
      id: null,
      items: [exampleItem],
      total_ticket: '31.00',
      total_payment: '31.00',
      shipping: '0.00',
      payment: null,
      cardId: null,
      operid: null,
      savecard: '1',
      promotional_code: 'HOLA',
      customer: null,
      employee: null,
      email: 'ana@demo.example',
      customer_data: {
        customer_name: 'Ana Gil',
        customer_phone: '600123456',
        customer_address: 'Calle Mayor',
        customer_number: '1',
        customer_city: '',
        customer_province: '',
        customer_postal_code: '',
        customer_aditional_address: '|||',
      },
      address: home,
      address_billing: null,
      delivery_data: {
        entrega: 2,
        cambio: 'sincambio',
        publicidad: 2,
        hora_entrega: '14:30',
        observations: '',
        pago: 2,
        fecha: '2026-11-20',
      },
      date_type: 'scheduled',
      resources: [{ resource: 2, resource_pos: null }],
      num_room: null,
      delivery: '1',
      isTakeAway: '0',
      tomarlocal: '0',
      en_local: '0',
      store: 1,
      zone: null,
      web: '1',
      after: '0',
      open_time: null,
      amount_redsys: null,
      multiorder: '0',
      receipt_code: null,
      bonus_points_remaining: null,
      is_buffet: '0',
      buffet_bloqued: '0',
      from_qr: '0',
      qr: '0',
      sig: null,
    })
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

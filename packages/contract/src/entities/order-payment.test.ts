import { toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { anAddress } from '@comanda/rules/testing/carts'
import type { Instant } from '@comanda/rules/time/calendar'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { exampleCartId, exampleItem } from '../examples/cart.ts'
import { saveCalls } from '../save-calls.ts'
import { wireCartItem } from './cart-item.ts'
import type { OrderPayment } from './order-payment.ts'

const order: OrderPayment = {
  cartId: toId(exampleCartId),
  setup: {
    mode: 'table',
    storeId: toId(2),
    resourceId: toId(17),
    position: 4,
    room: '204',
    date: getIsoDate('2026-11-20'),
    time: getMinute('14:30'),
    dateType: 'scheduled',
    address: anAddress(),
    onPremises: true,
    signature: 'proof',
  },
  contact: { fullName: 'Ana Gil', email: 'ana@demo.example', phone: '600123456' },
  notes: 'sin timbre',
  lines: [z.decode(wireCartItem, exampleItem)],
  codes: { couponCode: 'HOLA', receipt: { code: 'R-1', pointsRemaining: 700 } },
  shown: { ticket: cents(3100), payment: cents(2900), shipping: cents(190), online: cents(2900) },
  payment: {
    method: 'new',
    cardId: 'card-1',
    operationId: 'operation-1',
    savesCard: true,
    paysLater: true,
    paysCash: true,
    change: cents(5000),
  },
  facts: {
    customerId: toId(exampleCartId),
    sessionId: toId('visit'),
    zoneId: toId(7),
    openedAt: Date.parse('2026-11-18T11:00:00.000Z') as Instant,
    isShared: true,
    hasBuffet: true,
    buffetBlocked: true,
  },
  billing: anAddress({ street: 'Gran Vía' }),
  window: null,
  merchantOrder: '123456789012',
  cardToken: 'token-1',
  shownCents: 2900,
  tip: cents(100),
  share: { shown: cents(1450) },
}

const person = { customer_name: 'Ana Gil', customer_phone: '600123456' }
const home = {
  ...person,
  customer_address: 'Calle Mayor',
  customer_number: '1',
  customer_city: 'Bilbao',
  customer_province: 'Bizkaia',
  customer_postal_code: '48001',
  customer_aditional_address: '|||',
}

it('an order is sent with everything it holds, each under the documents’ name [CART-025] [CART-028] [PAY-003]', () => {
  expect(z.encode(saveCalls.new.request, order)).toEqual({
    id: exampleCartId,
    items: [exampleItem],
    total_ticket: '31.00',
    total_payment: '29.00',
    payment: 'new',
    cardId: 'card-1',
    operid: 'operation-1',
    savecard: '1',
    promotional_code: 'HOLA',
    shipping: '1.90',
    customer: exampleCartId,
    delivery_data: {
      entrega: 1,
      cambio: '50.00',
      publicidad: 2,
      hora_entrega: '14:30',
      observations: 'sin timbre',
      pago: 1,
      fecha: '2026-11-20',
    },
    resources: [{ resource: 17, resource_pos: 4 }],
    num_room: '204',
    address: home,
    address_billing: { ...home, customer_address: 'Gran Vía' },
    customer_data: home,
    email: 'ana@demo.example',
    employee: 'visit',
    after: '1',
    delivery: '0',
    isTakeAway: '0',
    tomarlocal: '0',
    en_local: '1',
    store: 2,
    zone: 7,
    web: '1',
    open_time: '2026-11-18T11:00:00.000Z',
    amount_redsys: '29.00',
    multiorder: '1',
    receipt_code: 'R-1',
    bonus_points_remaining: 700,
    is_buffet: '1',
    buffet_bloqued: '1',
    from_qr: '1',
    qr: '1',
    sig: 'proof',
    date_type: 'scheduled',
    window_data: null,
    merchantOrder: '123456789012',
    stripe_token: 'token-1',
    stripe_amount: 2900,
    tip: '1.00',
    pagoIndividual: '1',
    totalPayComensal: '14.50',
  })
})

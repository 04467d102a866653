import type { Contact } from '@comanda/rules/customer/contact'
import type { CartId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { type OnlinePayment, onlinePayments } from '@comanda/rules/payment/payment-choice'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireDirectPayment } from '../entities/direct-payment.ts'
import { wirePaymentResult } from '../entities/payment-result.ts'
import { type WindowData, wireWindowData } from '../entities/window-data.ts'
import type { Example } from '../example.ts'
import { exampleCartId } from '../examples/cart.ts'
import { exampleOrder, exampleResult, exampleWindow } from '../examples/payment.ts'
import { wireUuid } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'
import { typedLine } from '../wire/typed-text.ts'

export const getDirectPayment = call({
  method: 'POST',
  path: '/SaleTemp/getDirectPayment',
  caller: 'visitor',
  requirements: ['QR-002', 'F-030'],
  summary: 'What a direct-payment link opens: the order, what it costs and how it can be paid. Ours.',
  // A read whose id opens something, so that it must not appear in one more address.
  repeats: 'done-again',
  request: z.codec(z.object({ id: wireUuid<CartId>() }), z.custom<{ readonly cartId: CartId }>(), {
    decode: ({ id }) => ({ cartId: id }),
    encode: ({ cartId }) => ({ id: cartId }),
  }),
  reply: wireDirectPayment,
})
export const getDirectPaymentExample = (): Example<typeof getDirectPayment> => {
  const { payment_status, mode, store, items, parts, taxes, total_ticket } = exampleOrder
  return {
    request: { id: exampleCartId },
    reply: {
      state: 'paid',
      num_pedido: 17,
      order: { payment_status, mode, store, items, parts, taxes, total_ticket },
      online: [],
      asks_contact: false,
    },
  }
}

/** How somebody pays the order of a link. */
export interface DirectPaying {
  readonly cartId: CartId
  readonly way: OnlinePayment
  /** The total that the page showed; compared, never charged. */
  readonly shown: Cents
  /** Used only where the order names nobody. */
  readonly contact: Contact | null
  readonly window: WindowData | null
}

const contactFields = z.object({
  customer_name: typedLine(200),
  customer_email: typedLine(254),
  customer_phone: typedLine(40),
})

export const payDirect = call({
  method: 'POST',
  path: '/SaleTemp/payDirect',
  caller: 'visitor',
  requirements: ['QR-002', 'F-030'],
  summary: 'Pays the order of a direct-payment link on the page of the bank or provider. Ours.',
  asksBank: true,
  request: z.codec(
    z.object({
      id: wireUuid<CartId>(),
      payment: z.enum(onlinePayments),
      total_payment: wirePrice,
      customer_data: z.nullable(contactFields),
      window_data: z.nullish(wireWindowData),
    }),
    z.custom<DirectPaying>(),
    {
      decode: ({ id, payment, total_payment, customer_data: named, window_data }) => ({
        cartId: id,
        way: payment,
        shown: total_payment,
        contact: named && { fullName: named.customer_name, email: named.customer_email, phone: named.customer_phone },
        window: window_data ?? null,
      }),
      encode: ({ cartId, way, shown, contact, window }) => ({
        id: cartId,
        payment: way,
        total_payment: shown,
        customer_data: contact && {
          customer_name: contact.fullName,
          customer_email: contact.email,
          customer_phone: contact.phone,
        },
        window_data: window,
      }),
    },
  ),
  reply: wirePaymentResult,
})
export const payDirectExample = (): Example<typeof payDirect> => ({
  request: {
    id: exampleCartId,
    payment: 'bizum',
    total_payment: '19.50',
    customer_data: null,
    window_data: exampleWindow,
  },
  reply: exampleResult,
})

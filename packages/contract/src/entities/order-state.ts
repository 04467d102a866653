import type { OrderPaymentState, OrderStatus } from '@comanda/rules/order/order'
import { z } from 'zod/mini'

const statuses = {
  'on-hold': 'en espera',
  preparing: 'preparando',
  bagging: 'embolsando',
  ready: 'listo',
  'picked-up': 'pedido recogido',
  cancelled: 'cancelado',
} as const satisfies Record<OrderStatus, string>

const paymentStates = {
  unpaid: 'pendiente',
  'partly-paid': 'parcial',
  paid: 'pagado',
  refunded: 'devuelto',
} as const satisfies Record<OrderPaymentState, string>

/** CHECKOUT-011 in the documents' own words, and the one final status that they do not name. */
export const wireOrderStatus = wordCodec(statuses)
export const wireOrderPaymentState = wordCodec(paymentStates)

function wordCodec<State extends string, Word extends string>(words: Readonly<Record<State, Word>>) {
  const states = Object.keys(words) as State[]
  return z.codec(z.enum(Object.values(words) as [Word, ...Word[]]), z.custom<State>(), {
    decode: (word) => states.find((state) => words[state] === word) as State,
    encode: (state) => words[state],
  })
}

import { z } from 'zod/mini'
import { type OrderSum, wireOrderSum } from './order-sum.ts'

const directStates = ['payable', 'paid', 'closed'] as const

/** The answer to a direct-payment link: an order that can be paid, or why it cannot be paid any more. */
export interface DirectPayment {
  readonly state: (typeof directStates)[number]
  /** The number of the order, once there is one. */
  readonly number: number | null
  /** The dishes in it and their cost; null where there is nothing to pay. Nothing in them says who ordered. */
  readonly sum: OrderSum | null
  /** The ways to pay it here. */
  readonly online: readonly string[]
  /** The order names nobody yet, and the venue needs to know who it is for. */
  readonly asksForContact: boolean
}

export const wireDirectPayment = z.codec(
  z.object({
    state: z.enum(directStates),
    num_pedido: z.nullable(z.number()),
    order: z.nullable(wireOrderSum),
    online: z.array(z.string()),
    asks_contact: z.boolean(),
  }),
  z.custom<DirectPayment>(),
  {
    decode: ({ num_pedido, order, asks_contact, ...told }) => ({
      ...told,
      number: num_pedido,
      sum: order,
      asksForContact: asks_contact,
    }),
    encode: ({ number, sum, asksForContact, state, online }) => ({
      state,
      num_pedido: number,
      order: sum,
      online: [...online],
      asks_contact: asksForContact,
    }),
  },
)

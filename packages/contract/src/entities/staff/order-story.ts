import { debtReasons } from '@comanda/rules/order/hand-over'
import { orderStatuses } from '@comanda/rules/order/order'
import { refundReasons } from '@comanda/rules/order/refund-dish'
import { cancelReasons, voidReasons } from '@comanda/rules/order/reject-reason'
import { deliveryPayments, onlinePayments } from '@comanda/rules/payment/payment-choice'
import { printJobStates } from '@comanda/rules/printing/print-job'
import { z } from 'zod/mini'
import { wireCents } from '../../wire/cents.ts'
import { wireInstant } from '../../wire/date.ts'
import { wireWhole } from '../../wire/number.ts'

/** Every way in which money comes in. */
export const wireWay = z.enum([...onlinePayments, ...deliveryPayments])

/** The messages that a diner gets about an order. */
const toldKinds = ['placed', 'delayed', 'cancelled', 'taken-out', 'refunded', 'receipt'] as const
/** How far money is that goes back: the same words as in the books. */
const refundSteps = ['requested', 'submitted', 'unknown', 'done', 'failed'] as const

const shared = {
  at: wireInstant,
  /** The person; empty where a clock, a diner or a bank did it. */
  by: z.string(),
  /** The colleague who allowed it; empty where nobody had to. */
  allowedBy: z.string(),
}

/** Something that happened to an order. */
export const wireOrderEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('placed'), ...shared }),
  z.object({
    kind: z.literal('moved'),
    ...shared,
    from: z.enum(orderStatuses),
    to: z.enum(orderStatuses),
    reason: z.nullable(z.enum(cancelReasons)),
  }),
  /** The kitchen finished its last dish, or it was served. */
  z.object({ kind: z.literal('cooked'), ...shared, isServed: z.boolean() }),
  z.object({ kind: z.literal('delayed'), ...shared, minutes: wireWhole }),
  z.object({
    kind: z.literal('taken-out'),
    ...shared,
    dish: z.string(),
    amount: wireCents,
    reason: z.nullable(z.enum([...voidReasons, ...refundReasons])),
  }),
  z.object({ kind: z.literal('paid'), ...shared, way: wireWay, amount: wireCents }),
  z.object({ kind: z.literal('corrected'), ...shared, from: wireWay, to: wireWay }),
  z.object({ kind: z.literal('owing'), ...shared, reason: z.enum(debtReasons) }),
  z.object({ kind: z.literal('refund'), ...shared, amount: wireCents, step: z.enum(refundSteps) }),
  z.object({ kind: z.literal('rider'), ...shared, rider: z.string() }),
  z.object({ kind: z.literal('out'), ...shared }),
  z.object({ kind: z.literal('told'), ...shared, what: z.enum(toldKinds), isSent: z.boolean() }),
  z.object({
    kind: z.literal('paper'),
    ...shared,
    /** Empty at the pass. */
    station: z.string(),
    isCopy: z.boolean(),
    state: z.enum(printJobStates),
  }),
])

import type { LineId, OrderId, StaffId } from '@comanda/rules/ids'
import { orderingModes } from '@comanda/rules/modes/ordering-mode'
import { orderPaymentStates, orderStatuses } from '@comanda/rules/order/order'
import { cancelReasons } from '@comanda/rules/order/reject-reason'
import { deliveryPayments } from '@comanda/rules/payment/payment-choice'
import { z } from 'zod/mini'
import { wireCents } from '../../wire/cents.ts'
import { wireInstant } from '../../wire/date.ts'
import { wireId, wireUuid, wireWhole } from '../../wire/number.ts'

/** An order as the orders board shows it. */
export const wireBoardOrder = z.object({
  orderId: wireUuid<OrderId>(),
  number: wireWhole,
  mode: z.enum(orderingModes),
  status: z.enum(orderStatuses),
  /** Those that it goes through: a store may leave some out. */
  steps: z.array(z.enum(orderStatuses)),
  paymentState: z.enum(orderPaymentStates),
  name: z.string(),
  phone: z.string(),
  /** The table with its room; empty for what is eaten elsewhere. */
  table: z.string(),
  notes: z.string(),
  /** Without what was taken out of it. */
  total: wireCents,
  /** What has to be taken when it is handed over; nothing of what is eaten at a table. */
  owed: wireCents,
  /** How its diner said that they pay: by a hand on the spot, or online; null where nobody was asked. */
  pays: z.nullable(z.enum([...deliveryPayments, 'online'])),
  /** The cash that the diner will pay with; null where no change is needed. */
  handsOver: z.nullable(wireCents),
  /** Where a delivery goes, in one line; empty for any other order. */
  address: z.string(),
  /** How many of its dishes the kitchen has finished; null where it cooks nothing of it. */
  kitchen: z.nullable(z.object({ ready: wireWhole, all: wireWhole })),
  placedAt: wireInstant,
  /** When the kitchen should begin. */
  dueAt: wireInstant,
  /** When the diner expects it; null where no hour was promised. */
  promisedAt: z.nullable(wireInstant),
  delayMinutes: wireWhole,
  /**
   * Until somebody answers: when its alarm begins, and when it is cancelled by itself; null where it never is, because
   * somebody has taken its money by hand and only a person can give that back.
   */
  waiting: z.nullable(z.object({ alarmAt: wireInstant, cancelAt: z.nullable(wireInstant) })),
  cancelReason: z.nullable(z.enum(cancelReasons)),
  /** No printer can be counted on for the kitchen's paper of it. */
  isOffPaper: z.boolean(),
  /** The order that it was added to: both are handed over together. */
  beside: z.nullable(z.object({ orderId: wireUuid<OrderId>(), number: wireWhole })),
  lines: z.array(
    z.object({
      lineId: wireUuid<LineId>(),
      name: z.string(),
      /** What was chosen and left out, in the house's language. */
      words: z.array(z.string()),
      /** The words that its row says: those that differ from the dish's standard. */
      deviations: z.array(z.string()),
      notes: z.string(),
      quantity: wireWhole,
      /** It was taken out of the order. */
      isVoided: z.boolean(),
      /** False for the service charge, which nobody can take out. */
      isDish: z.boolean(),
    }),
  ),
  /** Where a delivery goes; empty for any other order, and where the store delivers no more. */
  zone: z.string(),
  /** The rider who brings it. */
  rider: z.nullable(z.object({ staffId: wireId<StaffId>(), name: z.string() })),
  /** When the rider left with it. */
  outAt: z.nullable(wireInstant),
  version: wireWhole,
})

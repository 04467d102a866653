import type { OrderId } from '@comanda/rules/ids'
import { deliveryPayments } from '@comanda/rules/payment/payment-choice'
import { z } from 'zod/mini'
import { wireCents } from '../../wire/cents.ts'
import { wireInstant } from '../../wire/date.ts'
import { wireUuid, wireWhole } from '../../wire/number.ts'

/** A ready delivery that is nobody's yet: where it goes, and nothing of its diner. */
export const wireFreeRide = z.object({
  orderId: wireUuid<OrderId>(),
  number: wireWhole,
  version: wireWhole,
  zone: z.string(),
  promisedAt: z.nullable(wireInstant),
})

/** A delivery as its rider sees it. */
export const wireRide = z.object({
  ...wireFreeRide.shape,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  notes: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: wireWhole })),
  /** The sum to be taken at the door. */
  owed: wireCents,
  /** How the diner said that they pay there; null where nothing was said. */
  paysBy: z.nullable(z.enum(deliveryPayments)),
  /** The cash that the diner will hand over. */
  handsOver: z.nullable(wireCents),
  /** When the rider left with it. */
  outAt: z.nullable(wireInstant),
})

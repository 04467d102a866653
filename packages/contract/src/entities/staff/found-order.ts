import type { OrderId, StoreId } from '@comanda/rules/ids'
import { orderingModes } from '@comanda/rules/modes/ordering-mode'
import { orderPaymentStates, orderStatuses } from '@comanda/rules/order/order'
import { z } from 'zod/mini'
import { wireCents } from '../../wire/cents.ts'
import { wireDate, wireInstant } from '../../wire/date.ts'
import { wireId, wireUuid, wireWhole } from '../../wire/number.ts'

/** An order of any day, as a list of what was found shows it. */
export const wireFoundOrder = z.object({
  orderId: wireUuid<OrderId>(),
  storeId: wireId<StoreId>(),
  number: wireWhole,
  /** The business day whose number it has. */
  day: wireDate,
  placedAt: wireInstant,
  mode: z.enum(orderingModes),
  status: z.enum(orderStatuses),
  paymentState: z.enum(orderPaymentStates),
  name: z.string(),
  phone: z.string(),
  /** The table with its room; empty for what is eaten elsewhere. */
  table: z.string(),
  /** Without what was taken out of it. */
  total: wireCents,
  dishes: z.array(z.string()),
})
export const exampleFoundOrder = {
  orderId: '5a0e4f3e-1c3f-4a52-8f4e-0d6a5c1b7d22',
  storeId: 1,
  number: 7,
  day: '2026-11-18',
  placedAt: '2026-11-18T12:20:00.000Z',
  mode: 'pickup' as const,
  status: 'picked-up' as const,
  paymentState: 'paid' as const,
  name: 'Ana Gil',
  phone: '600123456',
  table: '',
  total: 1950,
  dishes: ['Pulpo a la gallega', 'Pan'],
}

import type { OrderId, StaffId, StoreId } from '@comanda/rules/ids'
import { debtReasons } from '@comanda/rules/order/hand-over'
import { deliveryPayments } from '@comanda/rules/payment/payment-choice'
import { z } from 'zod/mini'
import { wireBoardOrder } from '../../entities/staff/board-order.ts'
import type { Example } from '../../example.ts'
import { exampleBoardOrder } from '../../examples/board-order.ts'
import { staffCall } from '../../staff-call.ts'
import { wireCents } from '../../wire/cents.ts'
import { wireInstant } from '../../wire/date.ts'
import { wireId, wireUuid, wireWhole } from '../../wire/number.ts'

const wirePouch = z.object({
  staffId: wireId<StaffId>(),
  name: z.string(),
  amount: wireCents,
  /** From how many orders it is. */
  takings: wireWhole,
})
const examplePouch = { staffId: 8, name: 'Hugo Demo', amount: 1950, takings: 1 }

export const showPouches = staffCall({
  method: 'GET',
  path: '/staff/pouches',
  right: 'till.work',
  place: 'store',
  requirements: ['DAY-105'],
  summary: 'Who has cash of a store that was not handed in, and how much, whatever day it was taken.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.array(wirePouch),
})
export const showPouchesExample = (): Example<typeof showPouches> => ({
  request: { storeId: 1 },
  reply: [examplePouch],
})

export const handInPouch = staffCall({
  method: 'POST',
  path: '/staff/pouches/hand-in',
  right: 'till.work',
  place: 'store',
  requirements: ['DAY-105'],
  summary: 'Puts the cash of a pouch into the drawer, the whole of it, as it was counted.',
  request: z.object({ storeId: wireId<StoreId>(), staffId: wireId<StaffId>(), counted: wireCents }),
  reply: wirePouch,
})
export const handInPouchExample = (): Example<typeof handInPouch> => ({
  request: { storeId: 1, staffId: 8, counted: 1950 },
  reply: examplePouch,
})

const { orderId } = exampleBoardOrder

export const handOverOrder = staffCall({
  method: 'POST',
  path: '/staff/orders/hand-over',
  right: 'till.work',
  place: 'store',
  approval: true,
  requirements: ['DAY-200'],
  summary: 'Takes what a ready order owes and hands it over, both or neither.',
  request: z.object({
    orderId: wireUuid<OrderId>(),
    version: wireWhole,
    by: z.enum(deliveryPayments),
    /** The cash that the diner hands over; a terminal takes what is owed. */
    given: wireCents,
    shown: wireCents,
  }),
  reply: z.object({ change: wireCents }),
})
export const handOverOrderExample = (): Example<typeof handOverOrder> => ({
  request: { orderId, version: 3, by: 'cash', given: 2000, shown: 1950 },
  reply: { change: 50 },
})

export const leaveOwing = staffCall({
  method: 'POST',
  path: '/staff/orders/leave-owing',
  right: 'till.debt',
  place: 'store',
  approval: true,
  requirements: ['DAY-200'],
  summary: 'Hands a ready order over before it is paid; it stands in the list of debts until its money is taken.',
  request: z.object({ orderId: wireUuid<OrderId>(), version: wireWhole, reason: z.enum(debtReasons) }),
  reply: wireBoardOrder,
})
export const leaveOwingExample = (): Example<typeof leaveOwing> => ({
  request: { orderId, version: 3, reason: 'pays-later' },
  reply: { ...exampleBoardOrder, status: 'picked-up', paymentState: 'unpaid', owed: 1950, waiting: null, version: 4 },
})

export const showDebts = staffCall({
  method: 'GET',
  path: '/staff/orders/debts',
  right: 'till.work',
  place: 'store',
  requirements: ['DAY-200'],
  summary: 'The orders of a store that were handed over and are not paid yet, of whatever day, the oldest first.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.array(
    z.object({
      orderId: wireUuid<OrderId>(),
      number: wireWhole,
      name: z.string(),
      phone: z.string(),
      owed: wireCents,
      reason: z.enum(debtReasons),
      /** Who answers for it; empty where that person is known no more. */
      allowedBy: z.string(),
      since: wireInstant,
      version: wireWhole,
    }),
  ),
})
export const showDebtsExample = (): Example<typeof showDebts> => ({
  request: { storeId: 1 },
  reply: [
    {
      orderId,
      number: 7,
      name: 'Ana Gil',
      phone: '600123456',
      owed: 1950,
      reason: 'pays-later',
      allowedBy: 'Marta Demo',
      since: '2026-11-18T13:00:00.000Z',
      version: 4,
    },
  ],
})

import type { LineId, OrderId, StoreId } from '@comanda/rules/ids'
import { delaySteps } from '@comanda/rules/order/delay-order'
import { rejectReasons, voidReasons } from '@comanda/rules/order/reject-reason'
import { z } from 'zod/mini'
import { wireBoardOrder } from '../../entities/staff/board-order.ts'
import { wireRush } from '../../entities/staff/rush.ts'
import type { Example } from '../../example.ts'
import { exampleBoardOrder } from '../../examples/board-order.ts'
import { staffCall } from '../../staff-call.ts'
import { wireId, wireUuid, wireWhole } from '../../wire/number.ts'
import { wirePrice } from '../../wire/price.ts'

export const showOrders = staffCall({
  method: 'GET',
  path: '/staff/orders',
  right: 'orders.see',
  place: 'store',
  byBoard: true,
  follows: ['orders'],
  requirements: ['DAY-094', 'DAY-101', 'DAY-107'],
  summary: 'The orders of a store that are not handed over yet, by due time, and its rush, if it has one.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.object({
    /** The names of printers that have been silent for too long. */
    silentPrinters: z.array(z.string()),
    rush: z.nullable(wireRush),
    /** Whether somebody says of what is fetched that it is ready; of a delivery always (DAY-099). */
    asksReady: z.boolean(),
    /** How many orders, of whatever day, went before they were paid. */
    debts: wireWhole,
    orders: z.array(wireBoardOrder),
  }),
})
export const showOrdersExample = (): Example<typeof showOrders> => ({
  request: { storeId: 1 },
  reply: { silentPrinters: [], rush: null, asksReady: true, debts: 0, orders: [exampleBoardOrder] },
})

export const moveOrder = staffCall({
  method: 'POST',
  path: '/staff/orders/move',
  right: 'orders.move',
  place: 'store',
  approval: true,
  requirements: ['DAY-095', 'DAY-099', 'DAY-200'],
  summary: 'Moves an order: accepts it, bags it, makes it ready, hands it over, or recalls it to the kitchen.',
  request: z.object({
    orderId: wireUuid<OrderId>(),
    to: z.enum(['preparing', 'bagging', 'ready', 'picked-up']),
    version: wireWhole,
  }),
  reply: wireBoardOrder,
})
export const moveOrderExample = (): Example<typeof moveOrder> => ({
  request: { orderId: exampleBoardOrder.orderId, to: 'preparing', version: 1 },
  reply: { ...exampleBoardOrder, status: 'preparing', waiting: null, version: 2 },
})

export const delayOrder = staffCall({
  method: 'POST',
  path: '/staff/orders/delay',
  right: 'orders.move',
  place: 'store',
  approval: true,
  requirements: ['DAY-097'],
  summary: 'Moves the promised time of an order by some minutes; its diner is told once.',
  request: z.object({ orderId: wireUuid<OrderId>(), minutes: z.literal(delaySteps), version: wireWhole }),
  reply: wireBoardOrder,
})
export const delayOrderExample = (): Example<typeof delayOrder> => ({
  request: { orderId: exampleBoardOrder.orderId, minutes: 10, version: 1 },
  reply: { ...exampleBoardOrder, delayMinutes: 10, promisedAt: '2026-11-18T13:10:00.000Z', version: 2 },
})

/** The sum that somebody has put back into the guest's hand: all of the money taken by hand that goes back. */
const handedBack = z.optional(wirePrice)

export const rejectOrder = staffCall({
  method: 'POST',
  path: '/staff/orders/reject',
  right: 'orders.reject',
  place: 'store',
  approval: true,
  requirements: ['DAY-096'],
  summary: 'Rejects an order: it is cancelled, its dishes are voided, what was paid goes back, and its diner is told.',
  request: z.object({
    orderId: wireUuid<OrderId>(),
    reason: z.enum(rejectReasons),
    version: wireWhole,
    handedBack,
  }),
  reply: wireBoardOrder,
})
export const rejectOrderExample = (): Example<typeof rejectOrder> => ({
  request: { orderId: exampleBoardOrder.orderId, reason: 'sold-out', version: 1 },
  reply: { ...exampleBoardOrder, status: 'cancelled', waiting: null, cancelReason: 'sold-out', version: 2 },
})

export const voidLine = staffCall({
  method: 'POST',
  path: '/staff/orders/void',
  right: 'orders.reject',
  place: 'store',
  approval: true,
  requirements: ['DAY-100'],
  summary: 'Takes a dish out of an order: it is voided in the kitchen, its money goes back, and its diner is told.',
  request: z.object({
    orderId: wireUuid<OrderId>(),
    lineId: wireUuid<LineId>(),
    reason: z.enum(voidReasons),
    version: wireWhole,
    handedBack,
  }),
  reply: wireBoardOrder,
})
export const voidLineExample = (): Example<typeof voidLine> => ({
  request: {
    orderId: exampleBoardOrder.orderId,
    lineId: '0d6a5c1b-1c3f-4a52-8f4e-5a0e4f3e7d23',
    reason: 'sold-out',
    version: 1,
  },
  reply: { ...exampleBoardOrder, version: 2 },
})

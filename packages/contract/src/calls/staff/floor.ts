import type { CartId, OrderId, ResourceId, StoreId } from '@comanda/rules/ids'
import { deliveryPayments } from '@comanda/rules/payment/payment-choice'
import { tableCallKinds } from '@comanda/rules/table/table-call'
import { z } from 'zod/mini'
import { wireFloorTable } from '../../entities/staff/floor-table.ts'
import type { Example } from '../../example.ts'
import { staffCall } from '../../staff-call.ts'
import { wireCents } from '../../wire/cents.ts'
import { wireId, wireUuid, wireWhole } from '../../wire/number.ts'

const exampleTable = {
  resourceId: 14,
  position: 3,
  name: 'Ventana',
  room: 'Sala',
  bill: {
    cartId: '3b0b2c0e-7d5f-4f0a-9b3e-2a8f0d5c6e11',
    version: 4,
    openedAt: '2026-11-18T12:20:00.000Z',
    calls: [{ kind: 'bill' as const, calledAt: '2026-11-18T13:05:00.000Z' }],
    lines: [
      {
        lineId: '9c1f6a52-4f0b-4a4e-8a3d-5b7e2d1c0f33',
        name: 'Pulpo a la gallega',
        who: 'Ana',
        quantity: 1,
        total: 1950,
      },
    ],
    unsent: 0,
    total: 1950,
    owed: 1950,
    isBeingPaid: false,
    hasBuffet: false,
    isBuffetBlocked: false,
  },
  allergies: [
    { dish: 'Pulpo a la gallega', clashes: ['Moluscos'], taken: { answer: 'tell-floor' as const, by: 'Luis' } },
  ],
  paid: null,
  debts: [],
}
const { cartId, version } = exampleTable.bill

export const showFloor = staffCall({
  method: 'GET',
  path: '/staff/floor',
  right: 'tables.serve',
  place: 'store',
  // What guests choose is no news for the floor, but the floor counts it: their names and their dishes.
  follows: ['floor', 'calls', 'orders', 'carts', 'status'],
  requirements: ['DAY-136', 'DAY-202'],
  summary: 'The tables of a store, each with its calls, its bill and what is left to take.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.object({ tables: z.array(wireFloorTable) }),
})
export const showFloorExample = (): Example<typeof showFloor> => ({
  request: { storeId: 1 },
  reply: { tables: [exampleTable] },
})

export const openTable = staffCall({
  method: 'POST',
  path: '/staff/floor/open',
  right: 'tables.serve',
  place: 'store',
  requirements: ['DAY-112'],
  summary: 'Opens a table, so that its guests can join; an open one stays as it is.',
  request: z.object({ storeId: wireId<StoreId>(), resourceId: wireId<ResourceId>(), position: wireWhole }),
  reply: wireFloorTable,
})
export const openTableExample = (): Example<typeof openTable> => ({
  request: { storeId: 1, resourceId: 14, position: 3 },
  reply: exampleTable,
})

export const answerTableCall = staffCall({
  method: 'POST',
  path: '/staff/floor/answer',
  right: 'tables.serve',
  place: 'store',
  requirements: ['DAY-128'],
  summary: 'Somebody goes to a table that called; it may call again.',
  request: z.object({ cartId: wireUuid<CartId>(), kind: z.enum(tableCallKinds) }),
  reply: wireFloorTable,
})
export const answerTableCallExample = (): Example<typeof answerTableCall> => ({
  request: { cartId, kind: 'bill' },
  reply: { ...exampleTable, bill: { ...exampleTable.bill, calls: [] } },
})

export const setBuffetBlock = staffCall({
  method: 'POST',
  path: '/staff/floor/buffet',
  right: 'tables.serve',
  place: 'store',
  requirements: ['DAY-111'],
  summary: 'Makes a buffet table wait between rounds, or lets it go on.',
  request: z.object({ cartId: wireUuid<CartId>(), blocked: z.boolean() }),
  reply: wireFloorTable,
})
export const setBuffetBlockExample = (): Example<typeof setBuffetBlock> => ({
  request: { cartId, blocked: false },
  reply: exampleTable,
})

/** The cash that the guests hand over; a terminal takes what is owed. */
const taking = { by: z.enum(deliveryPayments), given: wireCents, shown: wireCents }

export const takeTableMoney = staffCall({
  method: 'POST',
  path: '/staff/floor/take',
  right: 'till.work',
  place: 'store',
  requirements: ['DAY-131', 'DAY-135'],
  summary:
    'Takes what is left of a table’s bill in cash, or confirms that a terminal took it; the sale is made with it.',
  request: z.object({ cartId: wireUuid<CartId>(), version: wireWhole, ...taking }),
  reply: z.object({ change: wireCents }),
})
export const takeTableMoneyExample = (): Example<typeof takeTableMoney> => ({
  request: { cartId, version, by: 'cash', given: 2000, shown: 1950 },
  reply: { change: 50 },
})

export const takeOrderMoney = staffCall({
  method: 'POST',
  path: '/staff/orders/take',
  right: 'till.work',
  place: 'store',
  requirements: ['DAY-131'],
  summary: 'Takes the money of an order that was to be paid on the spot.',
  request: z.object({ orderId: wireUuid<OrderId>(), version: wireWhole, ...taking }),
  reply: z.object({ change: wireCents }),
})
export const takeOrderMoneyExample = (): Example<typeof takeOrderMoney> => ({
  request: { orderId: '5a0e4f3e-1c3f-4a52-8f4e-0d6a5c1b7d22', version: 1, by: 'terminal', given: 1950, shown: 1950 },
  reply: { change: 0 },
})

export const closeTable = staffCall({
  method: 'POST',
  path: '/staff/floor/close',
  right: 'tables.serve',
  place: 'store',
  requirements: ['DAY-136'],
  summary: 'The guests have left. A table that owes something is not closed.',
  request: z.object({ cartId: wireUuid<CartId>() }),
  reply: wireFloorTable,
})
export const closeTableExample = (): Example<typeof closeTable> => ({
  request: { cartId },
  reply: { ...exampleTable, bill: null },
})

export const freeTable = staffCall({
  method: 'POST',
  path: '/staff/floor/free',
  right: 'tables.serve',
  place: 'store',
  requirements: ['DAY-202'],
  summary: 'The guests of a table that paid have left: it is free for the next.',
  request: z.object({ orderId: wireUuid<OrderId>(), version: wireWhole }),
  reply: wireFloorTable,
})
export const freeTableExample = (): Example<typeof freeTable> => ({
  request: { orderId: '5a0e4f3e-1c3f-4a52-8f4e-0d6a5c1b7d22', version: 1 },
  reply: { ...exampleTable, bill: null },
})

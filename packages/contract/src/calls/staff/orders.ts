import type { OrderId, StoreId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireBoardOrder } from '../../entities/staff/board-order.ts'
import type { Example } from '../../example.ts'
import { staffCall } from '../../staff-call.ts'
import { wireInstant } from '../../wire/date.ts'
import { wireId, wireUuid, wireWhole } from '../../wire/number.ts'

const exampleOrder = {
  orderId: '5a0e4f3e-1c3f-4a52-8f4e-0d6a5c1b7d22',
  number: 7,
  mode: 'pickup' as const,
  status: 'on-hold' as const,
  paymentState: 'paid' as const,
  name: 'Ana Gil',
  phone: '600123456',
  position: null,
  notes: '',
  total: 1950,
  placedAt: '2026-11-18T12:20:00.000Z',
  dueAt: '2026-11-18T12:45:00.000Z',
  lines: [{ name: 'Pulpo a la gallega', quantity: 1 }],
  version: 1,
}

export const showOrders = staffCall({
  method: 'GET',
  path: '/staff/orders',
  right: 'orders.see',
  place: 'store',
  byBoard: true,
  requirements: ['DAY-094'],
  summary: 'The orders of a store that are not handed over yet, by due time.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.object({ now: wireInstant, orders: z.array(wireBoardOrder) }),
})
export const showOrdersExample = (): Example<typeof showOrders> => ({
  request: { storeId: 1 },
  reply: { now: '2026-11-18T12:30:00.000Z', orders: [exampleOrder] },
})

export const moveOrder = staffCall({
  method: 'POST',
  path: '/staff/orders/move',
  right: 'orders.move',
  place: 'store',
  approval: true,
  requirements: ['DAY-095', 'DAY-099'],
  summary: 'Moves an order: accepts it, bags it, makes it ready, hands it over, or recalls it to the kitchen.',
  request: z.object({
    orderId: wireUuid<OrderId>(),
    to: z.enum(['preparing', 'bagging', 'ready', 'picked-up']),
    version: wireWhole,
  }),
  reply: wireBoardOrder,
})
export const moveOrderExample = (): Example<typeof moveOrder> => ({
  request: { orderId: exampleOrder.orderId, to: 'preparing', version: 1 },
  reply: { ...exampleOrder, status: 'preparing', version: 2 },
})

import type { OrderId, StaffId, StoreId } from '@comanda/rules/ids'
import { deliveryPayments } from '@comanda/rules/payment/payment-choice'
import { z } from 'zod/mini'
import { wireBoardOrder } from '../../entities/staff/board-order.ts'
import { wireFreeRide, wireRide } from '../../entities/staff/ride.ts'
import type { Example } from '../../example.ts'
import { exampleBoardOrder } from '../../examples/board-order.ts'
import { staffCall } from '../../staff-call.ts'
import { wireCents } from '../../wire/cents.ts'
import { wireId, wireUuid, wireWhole } from '../../wire/number.ts'

const exampleRide = {
  orderId: '5a0e4f3e-1c3f-4a52-8f4e-0d6a5c1b7d22',
  number: 7,
  version: 4,
  zone: 'Centro',
  promisedAt: '2026-11-18T13:30:00.000Z',
  name: 'Ana Gil',
  phone: '600123456',
  address: 'Calle Mayor 1, 28013 Madrid',
  notes: '',
  lines: [{ name: 'Pulpo a la gallega', quantity: 1 }],
  owed: 1950,
  paysBy: 'cash' as const,
  handsOver: 2000,
  outAt: null,
}
const { orderId, version } = exampleRide

export const showRides = staffCall({
  method: 'GET',
  path: '/staff/rides',
  right: 'orders.deliver',
  place: 'store',
  follows: ['orders'],
  perPerson: true,
  requirements: ['DAY-104', 'DAY-105'],
  summary: 'The deliveries of whoever asks, those that are nobody’s yet, and the cash that is still in their pouch.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.object({ rides: z.array(wireRide), free: z.array(wireFreeRide), pouch: wireCents }),
})
export const showRidesExample = (): Example<typeof showRides> => ({
  request: { storeId: 1 },
  reply: { rides: [exampleRide], free: [], pouch: 1950 },
})

export const listRiders = staffCall({
  method: 'GET',
  path: '/staff/riders',
  right: 'orders.move',
  place: 'store',
  requirements: ['DAY-104'],
  summary: 'Who may deliver for a store, and how many deliveries each of them has.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.array(z.object({ staffId: wireId<StaffId>(), name: z.string(), rides: wireWhole })),
})
export const listRidersExample = (): Example<typeof listRiders> => ({
  request: { storeId: 1 },
  reply: [{ staffId: 8, name: 'Hugo Demo', rides: 2 }],
})

export const giveRide = staffCall({
  method: 'POST',
  path: '/staff/rides/give',
  right: 'orders.move',
  place: 'store',
  requirements: ['DAY-104'],
  summary: 'Gives a ready delivery to a rider; one that has left stays with whoever has it.',
  request: z.object({ orderId: wireUuid<OrderId>(), riderId: wireId<StaffId>(), version: wireWhole }),
  reply: wireBoardOrder,
})
export const giveRideExample = (): Example<typeof giveRide> => ({
  request: { orderId, riderId: 8, version: 3 },
  reply: {
    ...exampleBoardOrder,
    mode: 'delivery',
    status: 'ready',
    waiting: null,
    zone: 'Centro',
    version,
    rider: { staffId: 8, name: 'Hugo Demo' },
  },
})

export const claimRide = staffCall({
  method: 'POST',
  path: '/staff/rides/claim',
  right: 'orders.deliver',
  place: 'store',
  requirements: ['DAY-104'],
  summary: 'A rider takes a ready delivery; of two who claim one the second is told who has it.',
  request: z.object({ orderId: wireUuid<OrderId>() }),
  reply: wireRide,
})
export const claimRideExample = (): Example<typeof claimRide> => ({ request: { orderId }, reply: exampleRide })

export const moveRide = staffCall({
  method: 'POST',
  path: '/staff/rides/move',
  right: 'orders.deliver',
  place: 'store',
  requirements: ['DAY-104'],
  summary: 'A rider leaves with their delivery, or has handed it over; its diner is told.',
  request: z.object({ orderId: wireUuid<OrderId>(), to: z.enum(['out', 'delivered']) }),
  reply: wireRide,
})
export const moveRideExample = (): Example<typeof moveRide> => ({
  request: { orderId, to: 'out' },
  reply: { ...exampleRide, version: version + 1, outAt: '2026-11-18T13:10:00.000Z' },
})

export const takeDoorMoney = staffCall({
  method: 'POST',
  path: '/staff/rides/take',
  right: 'orders.deliver',
  place: 'store',
  requirements: ['DAY-105'],
  summary: 'A rider takes the money of their delivery; cash is in their pouch until it is handed in.',
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
export const takeDoorMoneyExample = (): Example<typeof takeDoorMoney> => ({
  request: { orderId, version, by: 'cash', given: 2000, shown: 1950 },
  reply: { change: 50 },
})

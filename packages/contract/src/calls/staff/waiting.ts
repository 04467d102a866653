import type { StaffId, StoreId } from '@comanda/rules/ids'
import { waitingKinds } from '@comanda/rules/waiting/waiting-kind'
import { z } from 'zod/mini'
import type { Example } from '../../example.ts'
import { staffCall } from '../../staff-call.ts'
import { wireCents } from '../../wire/cents.ts'
import { wireInstant } from '../../wire/date.ts'
import { wireId, wireWhole } from '../../wire/number.ts'

/** It says neither whose nor how much: it is shown while a screen is locked. */
const wireWaiting = z.object({
  kind: z.enum(waitingKinds),
  id: z.string(),
  version: wireWhole,
  /** Null where nobody knows since when. */
  since: z.nullable(wireInstant),
  /** From when on it alarms, whatever a screen shows (DAY-098); null for what never does. */
  alarmAt: z.nullable(wireInstant),
})

export const showWaiting = staffCall({
  method: 'GET',
  path: '/staff/waiting',
  right: 'present',
  place: 'store',
  follows: ['orders', 'floor', 'calls', 'kitchen'],
  perPerson: true,
  requirements: ['DAY-210', 'DAY-098', 'DAY-022'],
  summary: 'Everything in a store that waits for somebody, as far as the person, or the device without one, may know.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.object({ things: z.array(wireWaiting) }),
})
export const showWaitingExample = (): Example<typeof showWaiting> => ({
  request: { storeId: 1 },
  reply: {
    things: [
      {
        kind: 'order',
        id: '3b0b2c0e-7d5f-4f0a-9b3e-2a8f0d5c6e11',
        version: 1,
        since: '2026-11-18T12:20:00.000Z',
        alarmAt: '2026-11-18T12:23:00.000Z',
      },
    ],
  },
})

/** A count, or null where it is not for the eyes of whoever asks. */
const wireCount = z.nullable(wireWhole)

const wireSalesSoFar = z.object({ orders: wireWhole, gross: wireCents })

export const showNow = staffCall({
  method: 'GET',
  path: '/staff/now',
  right: 'person',
  place: 'store',
  requirements: ['DAY-218'],
  summary:
    'How a store stands now, each number by its own right: what is late, the tables, the cash, who is in, the sales.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.object({
    /** The tickets of the kitchen that are late. */
    late: wireCount,
    tables: z.nullable(z.object({ open: wireWhole, all: wireWhole })),
    /** Expected in the drawer of what was put into it today, and in the pockets of those who have not handed it in. */
    cash: z.nullable(z.object({ drawer: wireCents, pouches: wireCents })),
    /** Whoever has signed in and works. */
    people: z.nullable(z.array(z.object({ staffId: wireId<StaffId>(), name: z.string(), colour: z.string() }))),
    /** Of the business day until now, and of the same weekday a week before until the same hour. */
    sales: z.nullable(z.object({ today: wireSalesSoFar, before: wireSalesSoFar })),
  }),
})
export const showNowExample = (): Example<typeof showNow> => ({
  request: { storeId: 1 },
  reply: {
    late: 2,
    tables: { open: 7, all: 18 },
    cash: { drawer: 12_400, pouches: 1_950 },
    people: [{ staffId: 3, name: 'Marta', colour: '#7a3e6b' }],
    sales: { today: { orders: 31, gross: 84_200 }, before: { orders: 28, gross: 79_900 } },
  },
})

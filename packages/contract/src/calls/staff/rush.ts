import type { StoreId } from '@comanda/rules/ids'
import { leastRushMinutes, mostRushMinutes, stoppableModes } from '@comanda/rules/venue/rush'
import { z } from 'zod/mini'
import { wireRush } from '../../entities/staff/rush.ts'
import type { Example } from '../../example.ts'
import { staffCall } from '../../staff-call.ts'
import { atMost, checked } from '../../wire/checked.ts'
import { wireInstant } from '../../wire/date.ts'
import { wireId, wireWhole } from '../../wire/number.ts'

const isRushLong = z.refine<number>(
  (minutes) => minutes === 0 || (minutes >= leastRushMinutes && minutes <= mostRushMinutes),
)

export const showRush = staffCall({
  method: 'GET',
  path: '/staff/orders/rush',
  right: 'orders.see',
  place: 'store',
  byBoard: true,
  requirements: ['DAY-101'],
  summary:
    'The rush of a store that has too much to do, what it could stop taking, and when a rush ends at the latest.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.object({
    now: wireInstant,
    rush: z.nullable(wireRush),
    stoppable: z.array(z.enum(stoppableModes)),
    /** With the shift or the business day. */
    latestEnd: wireInstant,
  }),
})
export const showRushExample = (): Example<typeof showRush> => ({
  request: { storeId: 1 },
  reply: {
    now: '2026-11-18T12:30:00.000Z',
    rush: { minutes: 20, stopped: ['delivery'], endsAt: '2026-11-18T13:30:00.000Z' },
    stoppable: ['delivery', 'pickup'],
    latestEnd: '2026-11-18T15:00:00.000Z',
  },
})

export const startRush = staffCall({
  method: 'POST',
  path: '/staff/orders/rush',
  right: 'orders.rush',
  place: 'store',
  approval: true,
  requirements: ['DAY-101'],
  summary: 'Promises new orders some minutes later, or stops taking some, until an end that the clock brings.',
  request: z.object({
    storeId: wireId<StoreId>(),
    /** Zero where only modes are stopped. */
    minutes: checked(wireWhole, isRushLong),
    stopped: checked(z.array(z.enum(stoppableModes)), atMost(stoppableModes.length)),
    /** It ends earlier where the shift or the business day does. */
    endsAt: z.nullable(wireInstant),
  }),
  reply: wireRush,
})
export const startRushExample = (): Example<typeof startRush> => ({
  request: { storeId: 1, minutes: 20, stopped: ['delivery'], endsAt: '2026-11-18T13:30:00.000Z' },
  reply: { minutes: 20, stopped: ['delivery'], endsAt: '2026-11-18T13:30:00.000Z' },
})

export const endRush = staffCall({
  method: 'POST',
  path: '/staff/orders/rush/end',
  right: 'orders.rush',
  place: 'store',
  approval: true,
  requirements: ['DAY-101'],
  summary: 'Ends a rush before its hour.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.object({}),
})
export const endRushExample = (): Example<typeof endRush> => ({ request: { storeId: 1 }, reply: {} })

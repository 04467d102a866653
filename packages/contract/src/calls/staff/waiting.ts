import type { StoreId } from '@comanda/rules/ids'
import { waitingKinds } from '@comanda/rules/waiting/waiting-kind'
import { z } from 'zod/mini'
import type { Example } from '../../example.ts'
import { staffCall } from '../../staff-call.ts'
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

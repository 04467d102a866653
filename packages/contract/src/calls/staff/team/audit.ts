import type { DeviceId, StaffId, StoreId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireStaffAction } from '../../../entities/staff/staff-action.ts'
import type { Example } from '../../../example.ts'
import { staffCall } from '../../../staff-call.ts'
import { wireDateOrNull } from '../../../wire/date.ts'
import { wireIdOrNull, wireWhole, wireWholeOrNull } from '../../../wire/number.ts'
import { typedLineOrNull } from '../../../wire/typed-text.ts'

export const listActions = staffCall({
  method: 'GET',
  path: '/staff/audit',
  right: 'audit.see',
  place: 'store',
  requirements: ['DAY-032', 'DAY-216'],
  summary: 'What staff did in the stores in reach, newest first, fifty at a time.',
  request: z.object({
    /** The thing, such as `device:4`. */
    subject: typedLineOrNull(100),
    staffId: wireIdOrNull<StaffId>(),
    deviceId: wireIdOrNull<DeviceId>(),
    storeId: wireIdOrNull<StoreId>(),
    /** The name of a call. */
    call: typedLineOrNull(60),
    /** The business day of the store where it was done. */
    day: wireDateOrNull,
    /** The `next` of the page before. */
    after: wireWholeOrNull,
  }),
  reply: z.object({ actions: z.array(wireStaffAction), next: z.nullable(z.int()) }),
})
export const listActionsExample = (): Example<typeof listActions> => ({
  request: { subject: 'device:4' },
  reply: {
    actions: [
      {
        actionId: 81,
        at: '2026-11-18T12:30:00.000Z',
        call: 'revokeDevice',
        subject: 'device:4',
        thing: { kind: 'device', id: '4', name: 'Plancha' },
        person: { staffId: 2, name: 'Luis' },
        approvedBy: null,
        device: null,
        storeId: 1,
        before: { name: 'Plancha' },
        after: null,
        canUndo: false,
      },
    ],
    next: null,
  },
})

export const undoAction = staffCall({
  method: 'POST',
  path: '/staff/audit/undo',
  right: 'audit.see',
  place: 'store',
  requirements: ['DAY-033'],
  summary: 'Takes back what an audit row says, by a write of its own; it needs the right of what it takes back.',
  request: z.object({ actionId: wireWhole }),
  reply: z.object({}),
})
export const undoActionExample = (): Example<typeof undoAction> => ({ request: { actionId: 81 }, reply: {} })

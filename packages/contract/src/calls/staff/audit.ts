import type { DeviceId, StaffId, StoreId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireStaffAction } from '../../entities/staff/staff-action.ts'
import type { Example } from '../../example.ts'
import { staffCall } from '../../staff-call.ts'
import { wireIdOrNull, wireWholeOrNull } from '../../wire/number.ts'
import { typedLineOrNull } from '../../wire/typed-text.ts'

export const listActions = staffCall({
  method: 'GET',
  path: '/staff/audit',
  right: 'audit.see',
  place: 'store',
  requirements: ['DAY-032'],
  summary: 'What staff did in the stores in reach, newest first, fifty at a time.',
  request: z.object({
    /** The thing, such as `device:4`. */
    subject: typedLineOrNull(100),
    staffId: wireIdOrNull<StaffId>(),
    deviceId: wireIdOrNull<DeviceId>(),
    storeId: wireIdOrNull<StoreId>(),
    /** The name of a call. */
    call: typedLineOrNull(60),
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
        person: { staffId: 2, name: 'Luis' },
        approvedBy: null,
        device: null,
        storeId: 1,
        before: { name: 'Plancha' },
        after: null,
      },
    ],
    next: null,
  },
})

import { z } from 'zod/mini'
import { staffCall } from '../../staff-call.ts'
import type { StaffTopic } from '../../staff-live.ts'
import { typedLineOrNull } from '../../wire/typed-text.ts'

/** The only staff row that is answered with a stream, so no handler answers it. */
export const staffLive = staffCall({
  method: 'GET',
  path: '/staff/live',
  right: 'present',
  place: 'store',
  byBoard: true,
  streams: true,
  requirements: ['DAY-007', 'DAY-034', 'DAY-037', 'DAY-076'],
  summary: 'What changes in the stores in reach, as server-sent events, with a sign of life every two seconds.',
  request: z.object({
    topics: typedLineOrNull(200),
    after: typedLineOrNull(100),
    /** What a kitchen's board shows: the number of a station, or the pass. */
    shows: typedLineOrNull(20),
  }),
  reply: z.unknown(),
})

/** Where a browser listens; it opens a stream by its address alone. */
export function toStaffLineAddress(topics: readonly StaffTopic[], shows?: string): string {
  const shown = shows === undefined ? '' : `&shows=${shows}`
  return `/api${staffLive.path}?topics=${topics.join(',')}${shown}`
}

import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { aStore, at, aWeek, hours, someHours } from '../testing/venues.ts'
import type { Instant } from '../time/calendar.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { addMinutes } from '../time/store-moment.ts'
import { isCookedNow, isKitchenReached, kitchenPathMinutes } from './kitchen-path.ts'

const now = at('2026-11-13T13:00:00Z')
const ago = (minutes: number): Instant => addMinutes(now, -minutes)
const minutes = fc.integer({ min: 0, max: 10_000 })

it('a kitchen is reached while one of its devices is heard, however many are silent', () => {
  fc.assert(
    fc.property(fc.array(minutes, { minLength: 1 }), (silences) => {
      const heard = isKitchenReached({ heardAt: silences.map(ago), sessions: [] }, now)
      expect(heard).toBe(Math.min(...silences) < kitchenPathMinutes)
    }),
  )
})

it('and while somebody is signed in who sees its orders', () => {
  const session = (begun: number, called: number) => [{ createdAt: ago(begun), lastCallAt: ago(called) }]
  const isReached = (sessions: ReturnType<typeof session>) => isKitchenReached({ heardAt: [ago(11)], sessions }, now)
  expect([isReached(session(90, 59)), isReached(session(90, 60)), isReached(session(12 * 60, 1))]).toEqual([
    true,
    false,
    false,
  ])
})

it('a store that never had a device is not judged', () => {
  expect(isKitchenReached({ heardAt: [], sessions: [] }, now)).toBe(true)
})

const [today, tomorrow] = [getIsoDate('2026-11-13'), getIsoDate('2026-11-14')]
test.each<[string, OrderingMode, string, string | null, string, boolean]>([
  ['a round at a table', 'table', today, null, '2026-11-13T13:00:00Z', true],
  ['a pickup soon', 'pickup', today, '14:30', '2026-11-13T13:00:00Z', true],
  ['one an hour after the time that the kitchen needs', 'pickup', today, '15:15', '2026-11-13T13:00:00Z', true],
  ['one that is later', 'pickup', today, '15:30', '2026-11-13T13:00:00Z', false],
  ['one for tomorrow', 'pickup', tomorrow, '14:30', '2026-11-13T13:00:00Z', false],
  ['one before the doors open', 'pickup', today, '13:00', '2026-11-13T11:50:00Z', false],
])('somebody has to see at once: %s', (_title, mode, date, time, moment, expected) => {
  const store = aStore({ hours: someHours({ week: aWeek([hours('13:00', '16:00')]), leadMinutes: 15 }) })
  const setup = { mode, date: getIsoDate(date), time: time === null ? null : getMinute(time) }
  expect(isCookedNow(setup, store, at(moment))).toBe(expected)
})

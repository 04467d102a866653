import { expect, it } from 'vitest'
import type { Instant, IsoDate, TimeZone } from '../time/calendar.ts'
import { toReminderMoment } from './to-reminder-moment.ts'

const madrid = 'Europe/Madrid' as TimeZone
const ask = (date: string, now: string, zone = madrid) =>
  toReminderMoment(date as IsoDate, zone, Date.parse(now) as Instant)

it.each([
  ['the day before at ten, in winter', '2026-11-21', '2026-11-18T12:00:00Z', madrid, '2026-11-20T09:00:00Z'],
  ['the day before at ten, in summer', '2026-07-01', '2026-06-01T12:00:00Z', madrid, '2026-06-30T08:00:00Z'],
  ['by the clock of the islands', '2026-11-21', '2026-11-18T12:00:00Z', 'Atlantic/Canary', '2026-11-20T10:00:00Z'],
])('a guest is reminded %s [F-004]', (_name, date, now, zone, at) => {
  expect(ask(date, now, zone as TimeZone)).toBe(Date.parse(at))
})

it('a guest who books for tomorrow in the afternoon, or for today, is not reminded of it', () => {
  expect(ask('2026-11-21', '2026-11-20T09:00:00Z')).toBeNull()
  expect(ask('2026-11-21', '2026-11-21T09:00:00Z')).toBeNull()
})

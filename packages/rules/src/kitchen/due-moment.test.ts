import { expect, test } from 'vitest'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { at } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { defaultTimeZone } from '../time/store-moment.ts'
import { toDueMoment } from './due-moment.ts'

const now = at('2026-11-13T18:00:00Z')
const store = { timeZone: defaultTimeZone, cookingMinutes: 15 }
const evening = { date: getIsoDate('2026-11-13'), time: getMinute('21:00') }

test.each<[string, OrderingMode, Partial<typeof evening>, string]>([
  ['a pickup begins so long before its hour', 'pickup', evening, '2026-11-13T19:45:00Z'],
  ['and so does a delivery', 'delivery', evening, '2026-11-13T19:45:00Z'],
  ['a round begins when it arrives', 'table', evening, '2026-11-13T18:00:00Z'],
  ['and an order that named no hour', 'pickup', {}, '2026-11-13T18:00:00Z'],
])('%s', (_title, mode, { date = null, time = null }, expected) => {
  expect(toDueMoment({ mode, date, time }, store, now)).toBe(at(expected))
})

import { describe, expect, it } from 'vitest'
import { aMoment } from '../testing/choices.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { findChosenMoment } from './chosen-moment.ts'

const date = getIsoDate('2026-11-19')
const time = getMinute('13:30')

describe('the moment that an order is for', () => {
  it.each([
    ['the chosen hour of the chosen day', { date, time }, aMoment('thursday', '13:30', '2026-11-19')],
    ['now without a day', { date: null, time }, aMoment()],
    ['now without an hour', { date, time: null }, aMoment()],
  ] as const)('is %s [CATALOGUE-036] [F-221]', (_which, setup, expected) => {
    expect(findChosenMoment(setup, aMoment())).toEqual(expected)
  })
})

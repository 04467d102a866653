import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { orderingModes } from '../modes/ordering-mode.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute, minute } from '../time/minute.ts'
import { delayPromise, findPromisedTime, type PromisedTime } from './promised-time.ts'

const date = getIsoDate('2026-03-14')
const hours = { slotMinutes: 15, leadMinutes: 20 }
const asked = { mode: 'pickup', date, time: getMinute('13:50'), asSoonAsPossible: true } as const

describe('the time an order is promised for [F-081]', () => {
  test.each<[string, Partial<Parameters<typeof findPromisedTime>[0]>, PromisedTime | null]>([
    ['the first slot, as a stretch of time', {}, { kind: 'soonest', date, from: minute(830), to: minute(845) }],
    ['brought home alike', { mode: 'delivery' }, { kind: 'soonest', date, from: minute(830), to: minute(845) }],
    ['the hour that was chosen', { asSoonAsPossible: false }, { kind: 'chosen', date, from: minute(830) }],
    ['none at a table', { mode: 'table', date: null, time: null }, null],
    ['none where the stored hour is when it was ordered', { mode: 'takehere' }, null],
    ['soon, while no slot is known', { date: null, time: null }, { kind: 'soon' }],
    ['none, while no hour was chosen', { asSoonAsPossible: false, time: null }, null],
    ['over midnight', { time: getMinute('23:50') }, { kind: 'soonest', date, from: minute(1430), to: minute(5) }],
  ])('is %s', (_title, more, promised) => {
    expect(findPromisedTime({ ...asked, ...more }, hours)).toEqual(promised)
  })

  it('is only soon where the venue has not said how long its kitchen needs', () => {
    expect(findPromisedTime(asked, { ...hours, leadMinutes: 0 })).toEqual({ kind: 'soon' })
    expect(findPromisedTime(asked, null)).toEqual({ kind: 'soon' })
  })

  it('never names an hour other than the stored one', () => {
    const orders = fc.record({
      mode: fc.constantFrom(...orderingModes),
      date: fc.constantFrom(date, null),
      time: fc.option(fc.integer({ min: 0, max: 1439 }).map(minute)),
      asSoonAsPossible: fc.boolean(),
    })
    const settings = fc.record({
      slotMinutes: fc.integer({ min: 1, max: 120 }),
      leadMinutes: fc.integer({ min: 0, max: 90 }),
    })
    fc.assert(
      fc.property(orders, fc.option(settings), (order, store) => {
        const promised = findPromisedTime(order, store)
        if (promised === null || promised.kind === 'soon') return
        expect([promised.date, promised.from]).toEqual([order.date, order.time])
        expect(promised.kind === 'soonest').toBe(order.asSoonAsPossible)
      }),
    )
  })
})

describe('a promise that is delayed', () => {
  const next = getIsoDate('2026-03-15')
  test.each<[string, PromisedTime | null, number, PromisedTime | null]>([
    ['moves', { kind: 'chosen', date, from: minute(830) }, 10, { kind: 'chosen', date, from: minute(840) }],
    [
      'moves as a whole',
      { kind: 'soonest', date, from: minute(1425), to: minute(0) },
      20,
      { kind: 'soonest', date: next, from: minute(5), to: minute(20) },
    ],
    ['names no hour where none was named', { kind: 'soon' }, 20, { kind: 'soon' }],
    ['is none at a table', null, 5, null],
  ])('%s', (_title, promised, minutes, later) => {
    expect(delayPromise(promised, minutes)).toEqual(later)
  })
})

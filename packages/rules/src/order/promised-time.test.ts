import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { orderingModes } from '../modes/ordering-mode.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute, minute } from '../time/minute.ts'
import { defaultTimeZone, toInstant } from '../time/store-moment.ts'
import { countPromise, delayPromise, findPromisedTime, type PromisedTime } from './promised-time.ts'

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

describe('the minutes until a promise', () => {
  const at = (clock: string) => ({ now: toInstant(date, getMinute(clock), defaultTimeZone), timeZone: defaultTimeZone })
  const soonest: PromisedTime = { kind: 'soonest', date, from: getMinute('13:50'), to: getMinute('14:05') }
  test.each<[string, PromisedTime | null, string, ReturnType<typeof countPromise>]>([
    ['from the first to the last minute', soonest, '13:20', { from: 30, to: 45 }],
    [
      'the same twice for a chosen hour',
      { kind: 'chosen', date, from: getMinute('13:50') },
      '13:30',
      { from: 20, to: 20 },
    ],
    ['never fewer than none', soonest, '15:00', { from: 0, to: 0 }],
    ['over midnight', { ...soonest, from: getMinute('23:50'), to: getMinute('00:05') }, '23:40', { from: 10, to: 25 }],
    ['not said of what is far away', soonest, '11:49', null],
    ['not said where no hour is promised', { kind: 'soon' }, '13:20', null],
    ['not said where nothing is promised', null, '13:20', null],
  ])('are %s', (_title, promised, clock, count) => {
    expect(countPromise(promised, at(clock))).toEqual(count)
  })

  it('grow by exactly the minutes that staff add', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (minutes) => {
        const plain = countPromise(soonest, at('13:20'))
        const later = countPromise(delayPromise(soonest, minutes), at('13:20'))
        expect(later).toEqual(plain && { from: plain.from + minutes, to: plain.to + minutes })
      }),
    )
  })
})

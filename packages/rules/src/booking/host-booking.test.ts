import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { at } from '../testing/venues.ts'
import { getMinute } from '../time/minute.ts'
import { defaultTimeZone } from '../time/store-moment.ts'
import { type BookingState, bookingStates } from './booking.ts'
import { bookingMoves } from './booking-moves.ts'
import {
  type BookedEvening,
  type BookingMove,
  checkHostStep,
  checkTakeBack,
  findStateBefore,
  type HostStep,
  hostSteps,
  toBookedDay,
} from './host-booking.ts'

const cutoff = { timeZone: defaultTimeZone, dayStartsAt: getMinute('05:00') }
const startsAt = at('2026-11-20T21:00:00+01:00')
const evening = (state: BookingState): BookedEvening => ({ state, startsAt, day: toBookedDay(startsAt, cutoff) })
const atTheHour = startsAt

/** Every step there is; each that is not named is refused. */
const steps: Readonly<Record<BookingState, readonly HostStep[]>> = {
  confirmed: ['arrived', 'seated', 'no-show'],
  arrived: ['seated', 'no-show'],
  seated: ['left'],
  'no-show': ['arrived', 'seated'],
  left: [],
  cancelled: [],
  held: [],
  expired: [],
}
const everyStep = bookingStates.flatMap((state) => hostSteps.map((to) => [state, to] as const))

describe('a host', () => {
  test.each(everyStep)('with a booking that is %s and becomes %s [DAY-051]', (state, to) => {
    const code = state === to ? 'already-there' : 'illegal-move'
    const expected = steps[state].includes(to) ? { allowed: true } : { allowed: false, code }
    expect(checkHostStep(evening(state), to, atTheHour)).toEqual(expected)
  })

  test.each<[BookingState, boolean]>([
    ['held', true],
    ['confirmed', true],
    ['arrived', true],
    ['seated', false],
    ['left', false],
    ['no-show', false],
    ['expired', false],
    ['cancelled', false],
  ])('cancels a booking that is %s: %s [DAY-051]', (state, expected) => {
    expect(bookingMoves[state].includes('cancelled')).toBe(expected)
  })

  test.each<[HostStep, string, boolean]>([
    ['arrived', '2026-11-20T04:59:59+01:00', false],
    ['arrived', '2026-11-20T05:00:00+01:00', true],
    ['seated', '2026-11-19T21:00:00+01:00', false],
    ['seated', '2026-11-20T19:00:00+01:00', true],
    // A guest who is not there yet has not stayed away.
    ['no-show', '2026-11-20T20:59:59+01:00', false],
    ['no-show', '2026-11-20T21:00:00+01:00', true],
    // Written down the morning after.
    ['no-show', '2026-11-21T09:00:00+01:00', true],
  ])('says %s of tonight’s guests at %s: %s [DAY-051]', (to, moment, expected) => {
    expect(checkHostStep(evening('confirmed'), to, at(moment)).allowed).toBe(expected)
  })
})

describe('what was pressed by mistake', () => {
  test.each<[BookingState, string, boolean]>([
    ['arrived', '2026-11-20T21:05:00+01:00', true],
    ['seated', '2026-11-20T21:05:00+01:00', true],
    // After midnight the evening goes on, until the venue’s day is over.
    ['seated', '2026-11-21T04:59:59+01:00', true],
    ['seated', '2026-11-21T05:00:00+01:00', false],
    ['confirmed', '2026-11-20T21:05:00+01:00', false],
    ['left', '2026-11-20T21:05:00+01:00', false],
    ['no-show', '2026-11-20T21:05:00+01:00', false],
    ['cancelled', '2026-11-20T21:05:00+01:00', false],
  ])('as %s is taken back at %s: %s [DAY-052]', (state, moment, expected) => {
    const verdict = checkTakeBack(evening(state), at(moment))
    expect(verdict).toEqual(expected ? { allowed: true } : { allowed: false, code: 'illegal-move' })
  })

  test.each<[string, readonly BookingState[], BookingState]>([
    ['arrived', ['confirmed', 'arrived'], 'confirmed'],
    ['seated at once', ['confirmed', 'seated'], 'confirmed'],
    ['seated after arriving', ['confirmed', 'arrived', 'seated'], 'arrived'],
    ['arrived, seated, and taken back once', ['confirmed', 'arrived', 'seated', 'arrived'], 'confirmed'],
    ['seated after all', ['confirmed', 'no-show', 'seated'], 'no-show'],
    ['arrived after all', ['confirmed', 'arrived', 'no-show', 'arrived'], 'no-show'],
    ['seated, taken back, seated again', ['confirmed', 'arrived', 'seated', 'arrived', 'seated'], 'arrived'],
  ])('%s: leads back to where it was [DAY-052]', (_what, states, expected) => {
    expect(findStateBefore(states.at(-1) ?? 'held', toMoves(states))).toBe(expected)
  })

  it('is taken back step by step, in any evening, to where no step had been taken [DAY-052]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<'back' | HostStep>('back', ...hostSteps), { maxLength: 30 }), (presses) => {
        const moves: BookingMove[] = [{ from: null, to: 'confirmed' }]
        let state: BookingState = 'confirmed'
        const go = (to: BookingState) => {
          moves.push({ from: state, to })
          state = to
        }
        for (const press of presses) {
          if (press !== 'back' && checkHostStep(evening(state), press, atTheHour).allowed) go(press)
          if (press === 'back' && checkTakeBack(evening(state), atTheHour).allowed) go(findStateBefore(state, moves))
        }
        for (let turn = 0; checkTakeBack(evening(state), atTheHour).allowed; turn += 1) {
          expect(turn).toBeLessThan(3)
          go(findStateBefore(state, moves))
        }
        expect(['confirmed', 'no-show', 'left']).toContain(state)
      }),
    )
  })

  it('of a booking older than its record is confirmed', () => {
    expect(findStateBefore('seated', [])).toBe('confirmed')
  })
})

describe('the business day of a booking', () => {
  test.each([
    ['2026-11-20T21:00:00+01:00', '2026-11-20T05:00:00+01:00', '2026-11-21T05:00:00+01:00'],
    // Half past midnight belongs to the evening before.
    ['2026-11-21T00:30:00+01:00', '2026-11-20T05:00:00+01:00', '2026-11-21T05:00:00+01:00'],
    // The night on which an hour comes twice has a day of twenty-five.
    ['2026-10-24T22:00:00+02:00', '2026-10-24T05:00:00+02:00', '2026-10-25T05:00:00+01:00'],
  ])('of %s lasts from %s until %s [DAY-052]', (hour, from, until) => {
    expect(toBookedDay(at(hour), cutoff)).toEqual({ from: at(from), until: at(until) })
  })
})

function toMoves(states: readonly BookingState[]): BookingMove[] {
  return states.map((to, step) => ({ from: states[step - 1] ?? null, to }))
}

import { expect, it, test } from 'vitest'
import { cents } from '../money/cents.ts'
import type { BookingState } from './booking.ts'
import { countHeld, type DepositState, judgeDeposit } from './judge-deposit.ts'

const money = (paid: number, asked = 0, done = 0, failed = 0) => ({
  paid: cents(paid),
  asked: cents(asked),
  done: cents(done),
  failed: cents(failed),
})

test.each<[string, BookingState, ReturnType<typeof money>, DepositState, number]>([
  ['paid and awaited', 'confirmed', money(4000), 'paid', 4000],
  ['of a party at its table', 'seated', money(4000), 'paid', 4000],
  ['of whoever did not come', 'no-show', money(4000), 'kept', 4000],
  ['of a cancelled booking', 'cancelled', money(4000), 'kept', 4000],
  ['asked to go back', 'cancelled', money(4000, 4000), 'going-back', 4000],
  ['that is back', 'no-show', money(4000, 0, 4000), 'back', 4000],
  ['that the bank did not give back', 'cancelled', money(4000, 0, 0, 4000), 'not-back', 4000],
  // Two of four guests stayed at home long before the evening.
  ['of a party that became smaller', 'confirmed', money(4000, 0, 2000), 'paid', 2000],
  ['of one that became smaller and then did not come', 'no-show', money(4000, 0, 2000), 'kept', 2000],
])('a deposit %s [DAY-056] [DAY-058]', (_what, state, sums, told, amount) => {
  expect(judgeDeposit(state, sums)).toEqual({ state: told, amount, held: countHeld(sums) })
})

it('is nothing where nothing was paid, and can go back as far as it is held [DAY-058]', () => {
  expect(judgeDeposit('confirmed', money(0))).toBeNull()
  expect(countHeld(money(4000, 1000, 500, 2000))).toBe(2500)
})

import { describe, expect, it, test } from 'vitest'
import { cents } from '../money/cents.ts'
import { instant } from '../time/store-moment.ts'
import {
  bookingErrorSeconds,
  type Confirming,
  chooseEnding,
  passTime,
  settleConfirming,
  showsConfirm,
  startConfirming,
  toDoneFlag,
} from './confirming.ts'
import { priceDeposit } from './party.ts'

const now = instant(10_000)
const ready: Confirming = { state: 'ready' }
const refused = settleConfirming({ status: 'ERROR', message: 'Turno completo' }, now)

describe('confirming a booking', () => {
  it('hides the confirm button while it is under way, however often it is tapped [BOOKING-020]', () => {
    const confirming = startConfirming(ready)
    expect([showsConfirm(ready), showsConfirm(confirming)]).toEqual([true, false])
    expect(startConfirming(confirming)).toBe(confirming)
  })

  it('shows the message of an ERROR and gives the button back [BOOKING-021]', () => {
    expect(refused).toMatchObject({ state: 'refused', message: 'Turno completo' })
    expect(showsConfirm(passTime(refused, instant(13_000)))).toBe(true)
  })

  test.each([
    [12_999, false],
    [13_000, true],
    [20_000, true],
  ])('clears an error of moment 10000 at moment %i: %j [BOOKING-020] [CONST-003]', (moment, cleared) => {
    expect(bookingErrorSeconds).toBe(3)
    const later = passTime(refused, instant(moment))
    expect([showsConfirm(later), later.state === 'refused']).toEqual([cleared, !cleared])
  })

  it('goes from 0 to 1 by a success, and stays there [BOOKING-019]', () => {
    const done = settleConfirming({ status: 'OK' }, now)
    expect([ready, startConfirming(ready), refused, done].map(toDoneFlag)).toEqual([0, 0, 0, 1])
    expect([startConfirming(done), passTime(done, instant(99_000))]).toEqual([done, done])
  })
})

test.each([
  ['no deposit', null, 'book'],
  ['a deposit of nothing', { kind: 'by-person', amount: cents(0) }, 'book'],
  ['a deposit', { kind: 'by-person', amount: cents(500) }, 'pay-deposit'],
] as const)('with %s the details end with: %3$s [BOOKING-013]', (_title, deposit, ending) => {
  expect(chooseEnding(priceDeposit({ deposit }, 4))).toBe(ending)
})

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type CartId, toId } from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { Instant } from '../time/calendar.ts'
import { instant } from '../time/store-moment.ts'
import { choosePayTime } from '../venue/pay-time.ts'
import { isLockedFor, phoneLockSeconds, releasePhoneLock, takePhoneLock } from './phone-lock.ts'
import { isDessertOffered, listTableActions } from './table-actions.ts'
import type { PhoneLock } from './table-session.ts'

const cartId = toId<CartId>('cart')

describe('the phone lock', () => {
  const held: PhoneLock = { cartId, heldBy: 'one', expiresAt: instant(60_000) }
  const take = (lock: PhoneLock | null, device: string, now: number) =>
    takePhoneLock({ lock, cartId, device, now: instant(now) })

  it('is taken for a minute', () => {
    expect(phoneLockSeconds).toBe(60)
    expect(take(null, 'one', 0)).toEqual({ allowed: true, lock: held })
  })

  test.each<[string, string, number, boolean]>([
    ['another phone while it is held', 'two', 59_999, false],
    ['another phone once it has run out', 'two', 60_000, true],
    ['the same phone again', 'one', 30_000, true],
  ])('%s: %j', (_title, device, now, expected) => {
    expect(take(held, device, now).allowed).toBe(expected)
    expect(isLockedFor({ lock: held, device, now: instant(now) })).toBe(!expected)
    expect(releasePhoneLock({ lock: held, device, now: instant(now) }).allowed).toBe(expected)
  })

  it('is renewed by its holder and refused to others with a code', () => {
    expect(take(held, 'one', 30_000)).toEqual({ allowed: true, lock: { ...held, expiresAt: 90_000 } })
    expect(take(held, 'two', 0)).toEqual({ allowed: false, code: 'phone-locked' })
    expect(releasePhoneLock({ lock: held, device: 'two', now: instant(0) })).toEqual({
      allowed: false,
      code: 'phone-locked',
    })
    expect(releasePhoneLock({ lock: held, device: 'one', now: instant(0) })).toEqual({ allowed: true, lock: null })
    expect(releasePhoneLock({ lock: null, device: 'one', now: instant(0) }).allowed).toBe(true)
  })

  it('keeps one phone at a time, and no vanished phone keeps it forever [TABLE-009] [OPEN-068]', () => {
    const step = fc.record({
      device: fc.constantFrom('one', 'two', 'three'),
      wait: fc.integer({ min: 0, max: 90_000 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let lock: PhoneLock | null = null
        let now = 0
        for (const { device, wait } of steps) {
          now += wait
          const before: PhoneLock | null = lock
          const taken = take(before, device, now)
          const isOthers = before !== null && before.heldBy !== device && now < before.expiresAt
          expect(taken.allowed).toBe(!isOthers)
          if (taken.allowed) lock = taken.lock
        }
        const later: Instant = instant(now + phoneLockSeconds * 1000)
        expect(takePhoneLock({ lock, cartId, device: 'four', now: later }).allowed).toBe(true)
      }),
    )
  })
})

test.each([
  ['served-full', 'served', true],
  ['served', 'served', false],
  ['served-full', null, false],
  ['null-full', null, false],
  [null, 'served', false],
  ['mains-full', 'served', false],
])('status %s with dessert after %s offers dessert: %j [TABLE-002]', (status, dessertAfterStatus, expected) => {
  expect(isDessertOffered(status, { dessertAfterStatus })).toBe(expected)
})

it('offers dessert, back to the menu, the bill and paying now [TABLE-001]', () => {
  const always = ['back-to-menu', 'ask-for-bill', 'pay-now']
  expect(listTableActions('served-full', { dessertAfterStatus: 'served' })).toEqual(['order-dessert', ...always])
  expect(listTableActions('open', { dessertAfterStatus: 'served' })).toEqual(always)
})

test.each<[OrderingMode, boolean, 'now' | 'end']>([
  ['table', true, 'now'],
  ['table', false, 'end'],
  ['pickup', false, 'now'],
  ['delivery', true, 'now'],
  ['takehere', false, 'now'],
])('%s with pay_when_order %j is paid %s [CHECKOUT-010]', (mode, payWhenOrdering, expected) => {
  expect(choosePayTime(mode, { payWhenOrdering })).toBe(expected)
})

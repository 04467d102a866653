import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Instant } from '../time/calendar.ts'
import { isDeviceAway, isSessionOver } from './door-times.ts'
import {
  checkNewPin,
  countPinTry,
  noPinTries,
  type PinTries,
  pinLockMinutes,
  pinTries,
  pinTriesToShut,
  readPinDoor,
} from './pin.ts'

const minute = 60_000
const at = (minutes: number) => (minutes * minute) as Instant

describe('a PIN', () => {
  test.each([
    ['2580', 4, true],
    ['1357', 4, true],
    ['112233', 6, true],
    ['258', 4, false],
    ['25800', 4, false],
    ['7777', 4, false],
    ['1234', 4, false],
    ['8765', 4, false],
    ['012345', 6, false],
    ['98765', 5, false],
    ['25a0', 4, false],
    ['', 4, false],
  ])('%s with %i digits may be chosen: %j [DAY-013]', (pin, length, expected) => {
    expect(checkNewPin(pin, length).allowed).toBe(expected)
  })
})

describe('wrong PINs', () => {
  const after = (count: number, tries: PinTries = noPinTries, now = at(0)): PinTries =>
    count === 0 ? tries : after(count - 1, countPinTry(tries, now), now)

  it('lock with the fifth, for five minutes, and leave five more then', () => {
    expect(readPinDoor(after(pinTries - 1), at(0))).toEqual({ state: 'open' })
    const locked = after(pinTries)
    expect(readPinDoor(locked, at(0))).toEqual({ state: 'locked', seconds: pinLockMinutes * 60 })
    expect(readPinDoor(locked, (at(pinLockMinutes) - 1) as Instant)).toEqual({ state: 'locked', seconds: 1 })
    expect(readPinDoor(locked, at(pinLockMinutes))).toEqual({ state: 'open' })
    expect(readPinDoor(after(pinTries - 1, locked, at(pinLockMinutes)), at(pinLockMinutes))).toEqual({ state: 'open' })
  })

  it('shut with the twentieth, however long somebody waits', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 60 }), { minLength: pinTriesToShut, maxLength: 200 }), (waits) => {
        let [tries, now, looked] = [noPinTries, 0, 0]
        for (const wait of waits) {
          now += wait
          if (readPinDoor(tries, at(now)).state !== 'open') continue
          tries = countPinTry(tries, at(now))
          looked += 1
        }
        expect(looked).toBeLessThanOrEqual(pinTriesToShut)
        expect(readPinDoor(tries, at(now + 10_000)).state).toBe(looked === pinTriesToShut ? 'shut' : 'open')
      }),
    )
  })
})

describe('the clock', () => {
  it('ends a session and misses a device', () => {
    expect(isSessionOver(at(0), at(0), (at(60) - 1) as Instant)).toBe(false)
    expect(isSessionOver(at(0), at(0), at(60))).toBe(true)
    expect(isSessionOver(at(0), at(719), (at(720) - 1) as Instant)).toBe(false)
    expect(isSessionOver(at(0), at(719), at(720))).toBe(true)
    expect([isDeviceAway(at(0), (at(5) - 1) as Instant), isDeviceAway(at(0), at(5))]).toEqual([false, true])
  })
})

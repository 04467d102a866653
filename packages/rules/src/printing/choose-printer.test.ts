import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DeviceId, toId } from '../ids.ts'
import type { Instant } from '../time/calendar.ts'
import { choosePrinter, type KnownPrinter } from './choose-printer.ts'
import { isPrinterSilent, isPrintOld, isUnconfirmed } from './printing-times.ts'

const now = 1_000_000 as Instant
const id = (number: number) => toId<DeviceId>(number)
const ago = (seconds: number) => (now - seconds * 1_000) as Instant
const printer = (deviceId: number, seenAt: Instant | null, fallbackId: number | null = null): KnownPrinter => ({
  deviceId: id(deviceId),
  seenAt,
  fallbackId: fallbackId === null ? null : id(fallbackId),
})
const choose = (printers: readonly KnownPrinter[], tried: readonly DeviceId[] = []) =>
  choosePrinter({ printers, first: id(1), tried, now })

describe('the printer of a job', () => {
  it('is the route’s own while it lives, then its fallback, then nobody', () => {
    expect(choose([printer(1, ago(9), 2), printer(2, ago(0))])).toBe(1)
    expect(choose([printer(1, ago(10), 2), printer(2, ago(9))])).toBe(2)
    expect(choose([printer(1, null, 2), printer(2, ago(10))])).toBeUndefined()
    expect(choose([printer(1, ago(0), 2), printer(2, ago(0))], [id(1)])).toBe(2)
    expect(choose([])).toBeUndefined()
  })

  it('is a living, untried one, however the fallbacks are tied together', () => {
    const someone = fc.record({
      fallback: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
      silent: fc.integer({ min: 0, max: 20 }),
      tried: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 5 }), (all) => {
        const printers = all.map(({ silent, fallback }, at) => printer(at + 1, ago(silent), fallback))
        const tried = all.flatMap((one, at) => (one.tried ? id(at + 1) : []))
        const chosen = printers.find(({ deviceId }) => deviceId === choose(printers, tried))
        if (chosen === undefined) return
        expect(isPrinterSilent(chosen.seenAt, now)).toBe(false)
        expect(tried).not.toContain(chosen.deviceId)
      }),
    )
  })

  it('is judged by the limits of the day', () => {
    expect([9_999, 10_000].map((ms) => isPrinterSilent((now - ms) as Instant, now))).toEqual([false, true])
    expect([29_999, 30_000].map((ms) => isUnconfirmed((now - ms) as Instant, now))).toEqual([false, true])
    expect([1_799_999, 1_800_000].map((ms) => isPrintOld((now - ms) as Instant, now))).toEqual([false, true])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSetup, fillSoonest } from '../setup/check-setup.ts'
import { emptyDraft } from '../setup/setup-draft.ts'
import { aSite, aStore, at, someHours } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { isSlotFull, toFullSlots } from './full-slots.ts'
import { checkOrderSlot, explainNoSlots, listOrderSlots } from './order-slots.ts'

const date = getIsoDate('2026-11-13')
const store = aStore({ hours: someHours({ ordersPerSlot: 2 }) })
const question = { store, mode: 'pickup' as const, now: at('2026-11-13T08:00:00Z') }
const all = listOrderSlots(question, date)

describe('a store that takes so many orders for a slot', () => {
  it('is full at that number, and never without one [CART-043] [F-038]', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9 }), fc.option(fc.integer({ min: 1, max: 9 })), (orders, limit) => {
        const full = toFullSlots([{ date, from: getMinute('13:00'), orders }], limit)
        expect(isSlotFull(full, date, getMinute('13:00'))).toBe(limit !== null && orders >= limit)
        expect(isSlotFull(full, date, getMinute('13:30'))).toBe(false)
      }),
    )
  })

  it('offers every slot but the full ones, and takes exactly what it offers [CART-043] [F-038] [DAY-102]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 4 }), { minLength: all.length, maxLength: all.length }), (loads) => {
        const full = toFullSlots(
          all.map(({ from }, at) => ({ date, from, orders: loads[at] ?? 0 })),
          2,
        )
        const offered = listOrderSlots({ ...question, full }, date)
        expect(offered).toEqual(all.filter((_slot, at) => (loads[at] ?? 0) < 2))
        for (const { from } of all) {
          const verdict = checkOrderSlot({ ...question, full }, date, from)
          const isOffered = offered.some((slot) => slot.from === from)
          // Only where the day has no other hour is it the store that takes no more.
          const code = offered.length > 0 ? 'slot-full' : 'orders-not-taken'
          expect(verdict).toEqual(isOffered ? { allowed: true } : { allowed: false, code })
        }
      }),
    )
  })

  it('gives «as soon as possible» the next slot, and no other day when today is full [CART-043] [F-038]', () => {
    const draft = { ...emptyDraft, mode: 'pickup' as const, storeId: store.id, dateType: 'asap' as const }
    const asked = { site: aSite(), store, now: question.now, loggedIn: false, hasDefaultAddress: false }
    const busy = toFullSlots([{ date, from: getMinute('13:00'), orders: 2 }], 2)
    expect(fillSoonest(draft, { ...asked, full: busy })).toMatchObject({ date, time: getMinute('13:30') })
    const full = toFullSlots(
      all.map(({ from }) => ({ date, from, orders: 2 })),
      2,
    )
    const filled = fillSoonest(draft, { ...asked, full })
    expect(filled).toMatchObject({ date })
    expect(checkSetup(filled, { ...asked, full })).toEqual({ allowed: false, code: 'orders-not-taken' })
  })

  it('is not called closed on a day it works [CART-043]', () => {
    const asked = { mode: 'pickup' as const, hasStore: true, hasAddress: false }
    expect(explainNoSlots({ ...asked, hasHours: true })).toBe('orders-not-taken')
    expect(explainNoSlots({ ...asked, hasHours: false })).toBe('store-closed')
  })
})

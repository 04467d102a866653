import { expect, it, test } from 'vitest'
import { cents } from '../money/cents.ts'
import { countPromise, findPromisedTime } from '../order/promised-time.ts'
import { aStore, at, aWeek, aZone, hours, modesOf, someHours } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { addMinutes } from '../time/store-moment.ts'
import { findFirstSlot } from './order-slots.ts'
import { describePromise } from './venue-promise.ts'

const lunch = someHours({ week: aWeek([hours('13:00', '16:00')]), deliveryWeek: aWeek([hours('13:00', '16:00')]) })
const dinner = someHours({ week: aWeek([hours('20:00', '23:00')]), deliveryWeek: aWeek([hours('20:00', '23:00')]) })
const modes = ['pickup', 'delivery', 'digital-card'] as const
const noon = at('2026-11-13T12:30:00Z')
const evening = at('2026-11-13T17:00:00Z')
const night = at('2026-11-13T22:30:00Z')

test.each([
  ['at lunch the first is open', noon, 'now'],
  ['later the other opens first', evening, { date: '2026-11-13', minute: '20:00' }],
  ['at night it is the next day', night, { date: '2026-11-14', minute: '13:00' }],
] as const)('%s', (_title, now, opens) => {
  const stores = [aStore({ hours: lunch }), aStore({ hours: dinner })]
  const promise = describePromise({ stores, modes, now })
  if (opens === 'now') expect(promise?.opens).toBe('now')
  else expect(promise?.opens).toMatchObject({ date: getIsoDate(opens.date), minute: getMinute(opens.minute) })
})

it('names no hour while takeaway is closed, whatever the clock says', () => {
  const stores = [aStore({ hours: lunch, takeawayClosed: true, modes: modesOf('pickup', 'delivery') })]
  for (const now of [noon, night]) expect(describePromise({ stores, modes, now })?.opens).toBeNull()
})

it('names the quickest kitchen and the least fee, and says whether some places cost more', () => {
  const zones = [aZone(['28001'], { shippingFee: cents(290) }), aZone(['28002'], { shippingFee: cents(190) })]
  const stores = [
    aStore({ hours: { ...lunch, leadMinutes: 30 }, zones }),
    aStore({ hours: { ...lunch, leadMinutes: 20 }, zones: [] }),
  ]
  expect(describePromise({ stores, modes, now: noon })).toMatchObject({
    minutes: 20,
    latest: 90,
    fee: { amount: 190, isLeast: true },
  })
  expect(describePromise({ stores, modes: ['pickup'], now: noon })?.fee).toBeNull()
  const alike = [aStore({ zones: zones.slice(1) })]
  expect(describePromise({ stores: alike, modes, now: noon })?.fee).toEqual({ amount: 190, isLeast: false })
})

it('promises nothing where nothing can be ordered', () => {
  expect(describePromise({ stores: [aStore()], modes: ['digital-card'], now: noon })).toBeNull()
  expect(describePromise({ stores: [], modes, now: noon })).toBeNull()
})

it('promises at every minute what the setup then promises, and no less [F-228]', () => {
  const store = aStore({ hours: someHours({ openAllDay: true, leadMinutes: 20, slotMinutes: 15 }) })
  const promise = describePromise({ stores: [store], modes: ['pickup'], now: noon })
  expect(promise).toMatchObject({ minutes: 20, latest: 50 })
  for (let minute = 0; minute < 60; minute++) {
    const now = addMinutes(noon, minute)
    const first = findFirstSlot({ store, mode: 'pickup', now })
    const asked = { mode: 'pickup', date: first?.date ?? null, time: first?.slot.from ?? null } as const
    const promised = findPromisedTime({ ...asked, asSoonAsPossible: true }, store.hours)
    const count = countPromise(promised, { now, timeZone: store.timeZone })
    expect(count?.from).toBeGreaterThanOrEqual(20)
    expect(count?.to).toBeLessThanOrEqual(50)
  }
})

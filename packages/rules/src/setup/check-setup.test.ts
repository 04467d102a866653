import { describe, expect, it } from 'vitest'
import { anAddress } from '../testing/carts.ts'
import { id } from '../testing/products.ts'
import { aResource, aSite, aStore, at, aZone } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { type ChosenDraft, checkSetup, fillSoonest, type SetupQuestion } from './check-setup.ts'
import { emptyDraft } from './setup-draft.ts'

const lunch = at('2026-11-18T13:10:00+01:00')
const room = aResource(7, { kind: 'room', positions: [{ number: 1, alias: null, seats: 4 }] })
const store = aStore({ zones: [aZone(['48001'])], resources: [room] })
const asked: SetupQuestion = { site: aSite(), store, now: lunch, loggedIn: false, hasDefaultAddress: false }
const when = { date: getIsoDate('2026-11-18'), time: getMinute('14:00'), dateType: 'scheduled' as const }
const draft = (more: Partial<ChosenDraft>): ChosenDraft => ({
  ...emptyDraft,
  mode: 'pickup',
  storeId: store.id,
  ...more,
})

describe('an order may begin', () => {
  it.each([
    ['to be fetched at an hour that is offered', draft(when)],
    ['to be brought where the store delivers', draft({ ...when, mode: 'delivery', address: anAddress() })],
    ['at a table the room has', draft({ mode: 'table', resourceId: id(7), position: 1 })],
    ['to be eaten here while it is open', draft({ mode: 'takehere' })],
  ])('%s', (_what, wanted) => {
    expect(checkSetup(wanted, asked)).toEqual({ allowed: true })
  })

  it.each([
    ['a digital menu', draft({ mode: 'digital-card' }), {}, 'mode-not-offered'],
    ['what the site does not offer', draft(when), { site: aSite({ onlyDigitalCard: true }) }, 'mode-not-offered'],
    ['a closed register', draft(when), { store: closedRegister() }, 'register-closed'],
    ['a guest where one must be a customer', draft(when), { site: aSite({ onlyUsers: true }) }, 'customer-only'],
    ['a table that is not there', draft({ mode: 'table', resourceId: id(7), position: 9 }), {}, 'resource-not-found'],
    ['nothing chosen', draft({}), {}, 'setup-incomplete'],
    [
      'a street nobody rides to',
      draft({ ...when, mode: 'delivery', address: anAddress({ postalCode: '1' }) }),
      {},
      'address-not-served',
    ],
    ['eating in a closed house', draft({ mode: 'takehere' }), { now: at('2026-11-18T03:00:00+01:00') }, 'store-closed'],
    ['a day that is past', draft({ ...when, date: getIsoDate('2026-11-01') }), {}, 'date-not-allowed'],
    ['an hour between two slots', draft({ ...when, time: getMinute('14:10') }), {}, 'time-not-offered'],
  ])('not with %s', (_what, wanted, more, code) => {
    expect(checkSetup(wanted, { ...asked, ...more })).toEqual({ allowed: false, code })
  })
})

function closedRegister() {
  return { ...store, ordering: { ...store.ordering, registerOpen: false } }
}

describe('as soon as possible', () => {
  it('is the first slot, whatever hour or later day came with it (OPEN-011) [F-011]', () => {
    const first = { ...when, time: getMinute('13:30'), dateType: 'asap' as const }
    expect(fillSoonest(draft({}), asked)).toMatchObject(first)
    expect(fillSoonest(draft({ ...first, time: getMinute('13:00') }), asked)).toMatchObject(first)
    expect(fillSoonest(draft({ ...first, time: getMinute('15:00') }), asked)).toMatchObject(first)
    expect(fillSoonest(draft({ ...first, date: getIsoDate('2099-01-05') }), asked)).toMatchObject(first)
  })

  it('is never moved to a later day in silence [F-020]', () => {
    const shown = draft({ ...when, dateType: 'asap' })
    const evening = { ...asked, now: at('2026-11-18T22:00:00+01:00') }
    expect(fillSoonest(shown, evening)).toBe(shown)
    expect(checkSetup(shown, evening)).toEqual({ allowed: false, code: 'time-not-offered' })
  })

  it('changes no chosen hour, asks no table, and stays empty where no slot is left', () => {
    for (const kept of [draft(when), draft({ mode: 'table' })]) expect(fillSoonest(kept, asked)).toBe(kept)
    const never = { ...store, hours: { ...store.hours, week: { ...store.hours.week } } }
    const shut = { ...never, hours: { ...never.hours, slotMinutes: 1440 } }
    expect(fillSoonest(draft({}), { ...asked, store: shut })).toMatchObject({ date: null, time: null })
  })
})

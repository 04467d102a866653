import { describe, expect, it, test } from 'vitest'
import { type ResourceId, type SittingId, type StoreId, toId } from '../ids.ts'
import { aStore } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import {
  type BookingDraft,
  bookingSteps,
  canContinue,
  chooseDay,
  chooseDepositWay,
  chooseHour,
  chooseParty,
  chooseRoom,
  chooseSitting,
  chooseVenue,
  continueBooking,
  forgetHour,
  goBack,
  listBookableStores,
  startBooking,
} from './booking-draft.ts'
import { type BookingForm, listFormProblems } from './booking-form.ts'

const storeId = toId<StoreId>(1)
const resourceId = toId<ResourceId>(2)
const sittingId = toId<SittingId>(3)
const date = getIsoDate('2026-11-20')
const hour = getMinute('20:00')
const chosen: BookingDraft = {
  step: 'find',
  storeId,
  party: 4,
  overLimit: false,
  date,
  resourceId,
  sittingId,
  at: hour,
}
const nothing = { resourceId: null, sittingId: null, at: null }
const empty: BookingDraft = { step: 'choose', storeId: null, party: null, overLimit: false, date: null, ...nothing }
const noBookings = { ...aStore().booking, enabled: false }

describe('the form', () => {
  const form: BookingForm = {
    firstName: 'Ana',
    lastName: 'Gil',
    email: 'ana@example.com',
    phone: '600123456',
    acceptsPrivacy: true,
    acceptsDataProtection: true,
  }
  const problems = (more: Partial<BookingForm> = {}, draft: Partial<BookingDraft> = {}) =>
    listFormProblems({ ...form, ...more }, { ...chosen, ...draft })

  it('can be sent when everything is there', () => expect(problems()).toEqual([]))

  test.each([
    ['firstName', 'first-name', 'An', ['first-name']],
    ['firstName', 'first-name', ' An ', ['first-name']],
    ['firstName', 'first-name', 'Ane', []],
    ['lastName', 'last-name', 'Gi', ['last-name']],
    ['lastName', 'last-name', 'Gil', []],
    ['firstName', 'first-name', '👩👩', ['first-name']],
  ])('%s must be longer than 2 characters: %s %j gives %j [BOOKING-033]', (field, _problem, name, expected) => {
    expect(problems({ [field]: name })).toEqual(expected)
  })

  test.each([
    ['ana@example.com', []],
    [' ana@example.com ', []],
    ['ana@example', ['email']],
    ['ana', ['email']],
  ])('the e-mail %j gives %j [BOOKING-034]', (email, expected) => expect(problems({ email })).toEqual(expected))

  test.each([
    [true, true, []],
    [true, false, ['terms']],
    [false, true, ['terms']],
    [false, false, ['terms']],
  ])('privacy %j and data protection %j give %j [BOOKING-035]', (acceptsPrivacy, acceptsDataProtection, expected) => {
    expect(problems({ acceptsPrivacy, acceptsDataProtection })).toEqual(expected)
  })

  test.each(['storeId', 'resourceId', 'date', 'at', 'party', 'sittingId'] as const)(
    'without %s the data is not complete [BOOKING-036]',
    (field) => expect(problems({}, { [field]: null })).toEqual(['data-missing']),
  )

  test.each(['firstName', 'lastName', 'email', 'phone'] as const)(
    'without %s the data is not complete, told first [BOOKING-036]',
    (field) => expect(problems({ [field]: ' ' })[0]).toBe('data-missing'),
  )

  it('wants a phone that can be called', () => {
    expect(problems({ phone: '12' })).toEqual(['phone'])
    expect(problems({ phone: '+44 20 7946 0958' })).toEqual([])
  })
})

describe('choosing', () => {
  it('starts with the only venue that takes bookings [BOOKING-002]', () => {
    const one = aStore({ id: storeId })
    const closed = aStore({ id: toId<StoreId>(9), booking: noBookings })
    expect(startBooking([closed, one])).toEqual({ ...empty, step: 'find', storeId })
    expect(startBooking([one, aStore({ id: toId<StoreId>(2) })])).toEqual(empty)
    expect(startBooking([closed])).toEqual(empty)
    expect(listBookableStores([closed, one])).toEqual([one])
  })

  it('a new date clears room, sitting and hour together [BOOKING-022]', () => {
    const other = getIsoDate('2026-11-21')
    expect(chooseDay(chosen, other)).toEqual({ ...chosen, ...nothing, date: other })
  })

  it('a new party clears them too [BOOKING-022]', () => {
    expect(chooseParty(chosen, { kind: 'party', size: 2 })).toEqual({ ...chosen, ...nothing, party: 2 })
  })

  it('an hour that went to others is forgotten with its room and sitting; party and day stay', () => {
    expect(forgetHour(chosen)).toEqual({ ...chosen, resourceId: null, sittingId: null, at: null })
  })

  it('more than the maximum sets the limit flag and clears the size [BOOKING-023]', () => {
    const over = chooseParty(chosen, { kind: 'more-than', size: 8 })
    expect(over).toEqual({ ...chosen, ...nothing, party: null, overLimit: true })
    expect(chooseParty(over, { kind: 'party', size: 3 })).toMatchObject({ party: 3, overLimit: false })
  })

  it('a new room or sitting clears what hung on it', () => {
    const room = toId<ResourceId>(8)
    expect(chooseRoom(chosen, room)).toEqual({ ...chosen, ...nothing, resourceId: room })
    const sitting = toId<SittingId>(8)
    expect(chooseSitting(chosen, sitting)).toEqual({ ...chosen, sittingId: sitting, at: null })
    expect(chooseHour(chosen, getMinute('21:00'))).toEqual({ ...chosen, at: getMinute('21:00') })
    expect(chooseVenue(chosen, toId<StoreId>(5))).toEqual({ ...chosen, ...nothing, storeId: 5 })
  })
})

describe('steps', () => {
  it('are Elige, Encuentra and Confirma', () => expect(bookingSteps).toEqual(['choose', 'find', 'confirm']))

  it('go on to the details once an hour is chosen [BOOKING-018]', () => {
    expect(continueBooking(chosen).step).toBe('confirm')
    for (const missing of [{ at: null }, { date: null }, { party: null }, { step: 'choose' as const }]) {
      const draft = { ...chosen, ...missing }
      expect(canContinue(draft)).toBe(false)
      expect(continueBooking(draft)).toBe(draft)
    }
  })

  it('go back from the details to the search, and from there to the venues with none chosen [BOOKING-018]', () => {
    const details = continueBooking(chosen)
    expect(goBack(details)).toEqual(chosen)
    expect(goBack(chosen)).toEqual(empty)
  })
})

test.each([
  ['pk_test_1', 'stripe'],
  [null, 'new'],
])('a deposit where the key is %s goes the way of %s [BOOKING-029]', (stripePublicKey, way) => {
  expect(chooseDepositWay({ stripePublicKey })).toBe(way)
})

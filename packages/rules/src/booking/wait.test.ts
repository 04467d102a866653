import { describe, expect, it, test } from 'vitest'
import { type ResourceId, toId } from '../ids.ts'
import { aBooking, aSitting, countCovers } from '../testing/bookings.ts'
import { at } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { defaultTimeZone } from '../time/store-moment.ts'
import { everyHour, listFullSittings } from './offered-hours.ts'
import { checkWait, findFitting, listWaitProblems } from './wait.ts'

const dinner = aSitting(1, { '20:00': 4, '21:00': 6 })
const date = getIsoDate('2026-11-20')
const book = (now: string) => ({
  settings: { enabled: true, maxParty: 8, daysAhead: null },
  sittings: [dinner],
  covers: countCovers([aBooking('20:00', 3), aBooking('21:00', 4)], at(now)),
  now: at(now),
  timeZone: defaultTimeZone,
  specialDays: [],
})
const noon = '2026-11-20T12:00:00+01:00'

describe('waiting for a table [F-040]', () => {
  test.each([
    ['none of whose hours takes the party', noon, 3, 'yes'],
    ['that still takes the party', noon, 2, 'table-free'],
    ['that is over', '2026-11-20T21:30:00+01:00', 3, 'slot-not-offered'],
    ['for more people than the venue takes', noon, 9, 'party-too-large'],
  ])('for a sitting %s (%s, %i) is answered %s', (_title, now, party, expected) => {
    const verdict = checkWait(book(now), { sittingId: dinner.id, date, party })
    expect(verdict.allowed ? 'yes' : verdict.code).toBe(expected)
  })

  it('ends for the first who fits, in the order they came', () => {
    const waiting = [{ party: 5 }, { party: 2 }, { party: 1 }]
    expect(findFitting(book(noon), { sittingId: dinner.id, date }, waiting)).toBe(waiting[1])
    expect(findFitting(book(noon), { sittingId: dinner.id, date }, [{ party: 5 }])).toBeUndefined()
  })

  it('is offered for full sittings that are still to come', () => {
    const full = { id: dinner.id, resourceId: toId<ResourceId>(1), name: 'Cena' }
    const slots = [{ at: getMinute('20:00'), completed: true }]
    const seen = (now: { date: string; minute: string }, completed = true) =>
      listFullSittings([{ ...full, slots: slots.map((slot) => ({ ...slot, completed })) }], everyHour, {
        date,
        now: { date: getIsoDate(now.date), minute: getMinute(now.minute) },
      }).length
    expect(seen({ date, minute: '12:00' })).toBe(1)
    expect(seen({ date, minute: '20:30' })).toBe(0)
    expect(seen({ date: '2026-11-19', minute: '20:30' })).toBe(1)
    expect(seen({ date, minute: '12:00' }, false)).toBe(0)
  })

  test.each([
    ['a name and an address', { name: 'Eva', email: 'eva@demo.example', phone: '' }, []],
    ['a name and a phone', { name: 'Eva', email: ' ', phone: '611222333' }, []],
    ['no way to be told', { name: 'Eva', email: '', phone: '' }, ['contact']],
    ['a wrong address', { name: ' ', email: 'eva@', phone: '' }, ['name', 'email']],
    ['a wrong number', { name: 'Eva', email: '', phone: '12' }, ['phone']],
  ])('with %s has the problems it has', (_title, form, expected) => {
    expect(listWaitProblems(form, { mail: true, sms: true, shown: false })).toEqual(expected)
  })

  it.each([
    ['an address where only mail leaves', { mail: true, sms: false, shown: false }, 'ana@demo.example', '', []],
    ['a phone where only mail leaves', { mail: true, sms: false, shown: false }, '', '600000001', ['contact']],
    ['an address where nothing leaves', { mail: false, sms: false, shown: false }, 'ana@demo.example', '', ['contact']],
    ['a phone in a demonstration', { mail: false, sms: false, shown: true }, '', '600000001', []],
  ])('needs a way that reaches the guest: %s', (_name, sending, email, phone, expected) => {
    expect(listWaitProblems({ name: 'Ana', email, phone }, sending)).toEqual(expected)
  })
})

import { expect, test } from 'vitest'
import { aBooking } from '../testing/bookings.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { instant } from '../time/store-moment.ts'
import type { Booking } from './booking.ts'
import { findDuplicate } from './find-duplicate.ts'

const ana = { email: 'ana@example.com', phone: '600123456' }
const wish = { guest: ana, date: getIsoDate('2026-11-20'), at: getMinute('20:00') }
const stranger = {
  firstName: 'Eva',
  lastName: 'Ruiz',
  email: 'eva@example.com',
  phone: '611111111',
  acceptsMarketing: false,
}
const other = (hour: string, more: Partial<typeof stranger>, rest: Partial<Booking> = {}) =>
  aBooking(hour, 2, { guest: { ...stranger, ...more }, ...rest })
const now = instant(1000)

test.each<[string, Booking[], string | undefined]>([
  ['nobody', [], undefined],
  ['a stranger', [other('20:00', {})], undefined],
  ['the same e-mail at a different time', [other('21:00', { email: ana.email })], 'other-hour 21:00'],
  ['the same e-mail at the same time', [other('20:00', { email: ana.email })], 'same-hour 20:00'],
  ['the same phone at a different time', [other('13:00', { phone: ana.phone })], 'other-hour 13:00'],
  ['the same phone at the same time', [other('20:00', { phone: ana.phone })], 'same-hour 20:00'],
  ['e-mails that differ in case', [other('20:00', { email: ' ANA@example.COM' })], 'same-hour 20:00'],
  ['phones that differ in spelling', [other('20:00', { phone: '+34 600 123 456' })], 'same-hour 20:00'],
  ['the same number in another country', [other('20:00', { phone: '+44 600 123 456' })], undefined],
  ['another day', [other('20:00', ana, { date: getIsoDate('2026-11-21') })], undefined],
  ['a cancelled booking', [other('20:00', ana, { state: 'cancelled' })], undefined],
  ['a hold that ran out', [other('20:00', ana, { state: 'held', heldUntil: now })], undefined],
  ['a live hold', [other('20:00', ana, { state: 'held', heldUntil: instant(1001) })], 'same-hour 20:00'],
  ['both hours: the same one is told', [other('13:00', ana), other('20:00', ana)], 'same-hour 20:00'],
])('compared with %s: %s [BOOKING-025]', (_title, bookings, expected) => {
  const found = findDuplicate(bookings, wish, now)
  const hour =
    found && (found.at === getMinute('20:00') ? '20:00' : found.at === getMinute('13:00') ? '13:00' : '21:00')
  expect(found && `${found.kind} ${hour}`).toBe(expected)
})

test('empty fields are nobody’s', () => {
  const blank = { ...wish, guest: { email: '', phone: ' ' } }
  expect(findDuplicate([other('20:00', { email: '', phone: ' ' })], blank, now)).toBeUndefined()
})

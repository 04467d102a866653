import type { BookingId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireBookingDay, wireBookingWish, wireSitting } from '../entities/booking.ts'
import { daysSearch, ownBookingSearch, tablesSearch, wireOwnBooking, zoneSearch } from '../entities/booking-searches.ts'
import { wireBookingKey, wireKeptBooking } from '../entities/kept-booking.ts'
import type { Example } from '../example.ts'
import { exampleBookingId, exampleKeptBooking, exampleTurn, exampleWish } from '../examples/booking.ts'
import { wireUuid } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'

export const getFreeBookings = call({
  method: 'GET',
  path: '/StoresTurns/getTurnsForOneWeek',
  caller: 'visitor',
  requirements: ['API-095', 'BOOKING-038'],
  summary:
    'Free and full days of a venue, today and as many after it as the venue books ahead; a day nobody is seated is left out.',
  request: daysSearch,
  reply: z.array(wireBookingDay),
})
export const getFreeBookingsExample = (): Example<typeof getFreeBookings> => ({
  request: { store_id: 1, bookingCommensals: 2 },
  reply: [
    { day: '2026-03-14', free: 0 },
    { day: '2026-03-15', free: 1 },
  ],
})

export const getZoneBooking = call({
  method: 'GET',
  path: '/StoresTurns',
  caller: 'visitor',
  requirements: ['API-096', 'BOOKING-038'],
  summary: 'The published sittings of a zone with their hours, whatever the day.',
  request: zoneSearch,
  reply: z.array(wireSitting),
})
export const getZoneBookingExample = (): Example<typeof getZoneBooking> => ({
  request: { resource_id: 4, publicado: '1' },
  reply: [exampleTurn],
})

export const getBooking = call({
  method: 'GET',
  path: '/StoresTurns/getFreeTables',
  caller: 'visitor',
  requirements: ['API-094', 'BOOKING-038', 'BOOKING-024'],
  summary:
    'The hours of a day for a party: complete when past, or without seats for so many. All zones if none is named.',
  request: tablesSearch,
  reply: z.array(wireSitting),
})
export const getBookingExample = (): Example<typeof getBooking> => ({
  request: {
    store_id: 1,
    bookingCommensals: 4,
    resource_id: 4,
    bookingDate: '14/03/2026',
    turn_id: 2,
    is_for_web: '1',
    publicado: '1',
  },
  reply: [exampleTurn],
})

export const findOwnBooking = call({
  method: 'GET',
  path: '/CoverReservs/completeData',
  caller: 'visitor',
  requirements: ['API-097', 'BOOKING-025', 'BOOKING-027', 'OPEN-074'],
  summary:
    'Whether this e-mail or phone has a booking that day (compruebaReserva): a match and its hour, nothing more.',
  request: ownBookingSearch,
  reply: z.array(wireOwnBooking),
})
export const findOwnBookingExample = (): Example<typeof findOwnBooking> => ({
  request: {
    date_reserv: '2026-03-14',
    has_close_reserv: '0',
    hour_reserv: '20:30',
    customer_email: 'ana@demo.example',
    customer_phone: '600000001',
  },
  reply: [{ customer_email: 'ana@demo.example', customer_phone: '600000001', hour_reserv: '21:00', same_hour: '0' }],
})

const done = z.object({ status: z.literal('OK'), message: z.string() })
/** The short reference to read out, and what was paid in advance. */
const made = z.extend(done, { id: wireUuid<BookingId>(), reference: z.string(), deposit: wirePrice })

export const setBooking = call({
  method: 'POST',
  path: '/CoverReserv',
  caller: 'visitor',
  requirements: ['API-093', 'BOOKING-015', 'BOOKING-021'],
  summary:
    'Books seats. Where a deposit is asked, pay_data names the attempt that paid it; nothing else counts as paid.',
  request: wireBookingWish,
  reply: made,
})
export const setBookingExample = (): Example<typeof setBooking> => ({
  request: exampleWish,
  reply: { status: 'OK', message: 'Reserva realizada', id: exampleBookingId, reference: 'KFTRMX', deposit: '0.00' },
})

export const openBooking = call({
  method: 'POST',
  path: '/CoverReserv/open',
  caller: 'visitor',
  requirements: ['BOOKING-014'],
  summary: 'The booking a mail leads to, by the key in its link. Ours, not in the documents.',
  // A read whose key must not appear in an address.
  repeats: 'done-again',
  request: wireBookingKey,
  reply: wireKeptBooking,
})
export const openBookingExample = (): Example<typeof openBooking> => ({
  request: { id: exampleBookingId, key: 'q1w2e3r4t5y6u7i8o9p0a1' },
  reply: exampleKeptBooking,
})

export const cancelBooking = call({
  method: 'POST',
  path: '/CoverReserv/cancel',
  caller: 'visitor',
  requirements: ['BOOKING-014'],
  summary: 'Gives the seats back, by the key in the mail. Done once; again it says so. Ours, not in the documents.',
  repeats: 'done-again',
  request: wireBookingKey,
  reply: done,
})
export const cancelBookingExample = (): Example<typeof cancelBooking> => ({
  request: { id: exampleBookingId, key: 'q1w2e3r4t5y6u7i8o9p0a1' },
  reply: { status: 'OK', message: 'Reserva cancelada' },
})

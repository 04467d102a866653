import type { AttemptId, BookingId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireBookingDay, wireBookingWish, wireSitting } from '../entities/booking.ts'
import { daysSearch, ownBookingSearch, tablesSearch, wireOwnBooking, zoneSearch } from '../entities/booking-searches.ts'
import { wireRedsysDeposit, wireStripeDeposit } from '../entities/deposit-payment.ts'
import { wireBookingKey, wireKeptBooking } from '../entities/kept-booking.ts'
import { wirePaymentResult } from '../entities/payment-result.ts'
import { wireUuid } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'

export const getFreeBookings = call({
  method: 'GET',
  path: '/StoresTurns/getTurnsForOneWeek',
  caller: 'visitor',
  requirements: ['API-095', 'BOOKING-038'],
  summary: 'Free and full days of a venue, today and the seven after it; a day nobody is seated is left out.',
  request: daysSearch,
  reply: z.array(wireBookingDay),
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

const done = z.object({ status: z.literal('OK'), message: z.string() })
const made = z.extend(done, { id: wireUuid<BookingId>() })

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

export const createBookingMerchantCode = call({
  method: 'POST',
  path: '/CoverReserv/createMerchantCode',
  caller: 'visitor',
  requirements: ['API-100', 'BOOKING-032'],
  summary:
    'Holds the seats for ten minutes and gives their deposit a number at the bank. The amount is the venue’s rule.',
  request: wireBookingWish,
  reply: z.object({
    status: z.literal('OK'),
    merchantOrder: z.string(),
    id: wireUuid<BookingId>(),
    attempt: wireUuid<AttemptId>(),
    amount: wirePrice,
  }),
})

export const payBookingWithRedsys = call({
  method: 'POST',
  path: '/CoverReserv/payFromRedsys',
  caller: 'visitor',
  requirements: ['API-099', 'BOOKING-029', 'BOOKING-032'],
  summary:
    'Pays the deposit at the bank (pagoReservaRedsys): with the token of its form, or on its own page without one.',
  request: wireRedsysDeposit,
  reply: wirePaymentResult,
})

export const payBookingWithStripe = call({
  method: 'POST',
  path: '/CoverReserv/payFromStripe',
  caller: 'visitor',
  requirements: ['API-098', 'BOOKING-029', 'BOOKING-032'],
  summary: 'Pays the deposit with the card provider (pagoReservaStripe); stripe_amount is not what is charged.',
  request: wireStripeDeposit,
  reply: wirePaymentResult,
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

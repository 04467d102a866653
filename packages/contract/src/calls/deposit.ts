import type { AttemptId, BookingId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireBookingWish } from '../entities/booking.ts'
import { wireRedsysDeposit, wireStripeDeposit } from '../entities/deposit-payment.ts'
import { wirePaymentResult } from '../entities/payment-result.ts'
import type { Example } from '../example.ts'
import { exampleBookingId, exampleWish } from '../examples/booking.ts'
import { exampleAttemptId, exampleResult, exampleWindow } from '../examples/payment.ts'
import { wireInstant } from '../wire/date.ts'
import { wireUuid } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'

export const createBookingMerchantCode = call({
  method: 'POST',
  path: '/CoverReserv/createMerchantCode',
  caller: 'visitor',
  requirements: ['API-100', 'BOOKING-032'],
  summary:
    'Holds the seats for ten minutes and gives their deposit a number at the bank. The amount is the venue’s rule.',
  asksBank: true,
  request: wireBookingWish,
  reply: z.object({
    status: z.literal('OK'),
    merchantOrder: z.string(),
    id: wireUuid<BookingId>(),
    attempt: wireUuid<AttemptId>(),
    amount: wirePrice,
    heldUntil: wireInstant,
  }),
})
export const createBookingMerchantCodeExample = (): Example<typeof createBookingMerchantCode> => ({
  request: exampleWish,
  reply: {
    status: 'OK',
    merchantOrder: '2611aB3dE5fG',
    id: exampleBookingId,
    attempt: exampleAttemptId,
    amount: '40.00',
    heldUntil: '2026-03-14T12:40:00.000Z',
  },
})

export const payBookingWithRedsys = call({
  method: 'POST',
  path: '/CoverReserv/payFromRedsys',
  caller: 'visitor',
  requirements: ['API-099', 'BOOKING-029', 'BOOKING-032'],
  summary:
    'Pays the deposit at the bank (pagoReservaRedsys): with the token of its form, or on its own page without one.',
  asksBank: true,
  request: wireRedsysDeposit,
  reply: wirePaymentResult,
})
export const payBookingWithRedsysExample = (): Example<typeof payBookingWithRedsys> => ({
  request: {
    store: 1,
    merchantOrder: '2611aB3dE5fG',
    amount: '40.00',
    id_oper: 'a1b2c3',
    window_data: exampleWindow,
  },
  reply: exampleResult,
})

export const payBookingWithStripe = call({
  method: 'POST',
  path: '/CoverReserv/payFromStripe',
  caller: 'visitor',
  requirements: ['API-098', 'BOOKING-029', 'BOOKING-032'],
  summary: 'Pays the deposit with the card provider (pagoReservaStripe); stripe_amount is not what is charged.',
  asksBank: true,
  request: wireStripeDeposit,
  reply: wirePaymentResult,
})
export const payBookingWithStripeExample = (): Example<typeof payBookingWithStripe> => ({
  request: {
    stripe_token: 'pm_card_visa',
    store: 1,
    stripe_amount: 4000,
    merchantOrder: '2611aB3dE5fG',
    window_data: exampleWindow,
  },
  reply: exampleResult,
})

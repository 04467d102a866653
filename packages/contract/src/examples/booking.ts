import type * as calls from '../calls/booking.ts'
import { exampleBookingId, exampleTurn, exampleWish } from './entities/booking.ts'
import { exampleAttemptId, exampleResult, exampleWindow } from './entities/payment.ts'
import type { ExamplesOf } from './examples-of.ts'

export const bookingExamples: ExamplesOf<typeof calls> = {
  getFreeBookings: {
    request: { store_id: 1, bookingCommensals: 2 },
    reply: [
      { day: '2026-03-14', free: 0 },
      { day: '2026-03-15', free: 1 },
    ],
  },
  getZoneBooking: { request: { resource_id: 4, publicado: '1' }, reply: [exampleTurn] },
  getBooking: {
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
  },
  findOwnBooking: {
    request: {
      date_reserv: '2026-03-14',
      has_close_reserv: '0',
      hour_reserv: '20:30',
      customer_email: 'ana@demo.example',
      customer_phone: '600000001',
    },
    reply: [{ customer_email: 'ana@demo.example', customer_phone: '600000001', hour_reserv: '21:00', same_hour: '0' }],
  },
  setBooking: {
    request: exampleWish,
    reply: { status: 'OK', message: 'Reserva realizada', id: exampleBookingId },
  },
  createBookingMerchantCode: {
    request: exampleWish,
    reply: {
      status: 'OK',
      merchantOrder: '2611aB3dE5fG',
      id: exampleBookingId,
      attempt: exampleAttemptId,
      amount: '40.00',
    },
  },
  payBookingWithRedsys: {
    request: {
      store: 1,
      merchantOrder: '2611aB3dE5fG',
      amount: '40.00',
      id_oper: 'a1b2c3',
      window_data: exampleWindow,
    },
    reply: exampleResult,
  },
  payBookingWithStripe: {
    request: {
      stripe_token: 'pm_card_visa',
      store: 1,
      stripe_amount: 4000,
      merchantOrder: '2611aB3dE5fG',
      window_data: exampleWindow,
    },
    reply: exampleResult,
  },
  openBooking: {
    request: { id: exampleBookingId, key: 'q1w2e3r4t5y6u7i8o9p0a1' },
    reply: {
      store_id: 1,
      store_name: 'Casa Comanda Centro',
      resource_name: 'Terraza',
      date_reserv: '2026-03-14',
      hour_reserv: '20:30',
      pax: '4',
      state: 'confirmed',
      deposit: '0.00',
    },
  },
  cancelBooking: {
    request: { id: exampleBookingId, key: 'q1w2e3r4t5y6u7i8o9p0a1' },
    reply: { status: 'OK', message: 'Reserva cancelada' },
  },
}

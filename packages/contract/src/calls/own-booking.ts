import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireBookingChange, wireChangeReply } from '../entities/booking-change.ts'
import { wireBookingWait } from '../entities/booking-wait.ts'
import { wireKeptBooking } from '../entities/kept-booking.ts'
import type { Example } from '../example.ts'
import { exampleBookingId, exampleKeptBooking } from '../examples/booking.ts'

export const changeBooking = call({
  method: 'POST',
  path: '/CoverReserv/change',
  caller: 'visitor',
  requirements: ['BOOKING-014'],
  summary:
    'Another day, hour or party. Fewer people: the difference goes back in time. More: it is paid before the change holds. Ours.',
  asksBank: true,
  request: wireBookingChange,
  reply: wireChangeReply,
})
export const changeBookingExample = (): Example<typeof changeBooking> => ({
  request: {
    id: exampleBookingId,
    key: 'q1w2e3r4t5y6u7i8o9p0a1',
    resource_id: 4,
    turn_id: 2,
    date_reserv: '2026-03-15',
    hour_reserv: '21:00',
    pax: '6',
  },
  reply: {
    status: 'OK',
    message: 'Reserva cambiada',
    amount: '0.00',
    refund: '15.00',
    merchantOrder: null,
    attempt: null,
  },
})

export const getMyBookings = call({
  method: 'GET',
  path: '/Customer/getMyBookings',
  caller: 'customer',
  requirements: ['BOOKING-014'],
  summary: 'The bookings of the logged-in customer, the latest day first. Ours, not in the documents.',
  request: z.object({}),
  reply: z.array(wireKeptBooking),
})
export const getMyBookingsExample = (): Example<typeof getMyBookings> => ({ request: {}, reply: [exampleKeptBooking] })

export const waitForTable = call({
  method: 'POST',
  path: '/CoverReserv/wait',
  caller: 'visitor',
  requirements: ['BOOKING-007'],
  summary: 'A wish to be told when a table of a full sitting gets free. It is no booking. Ours, not in the documents.',
  request: wireBookingWait,
  reply: z.object({ status: z.literal('OK'), message: z.string() }),
})
export const waitForTableExample = (): Example<typeof waitForTable> => ({
  request: {
    store_id: 1,
    turn_id: 2,
    date_reserv: '2026-03-14',
    pax: '4',
    _customer_name: 'Ana García',
    _customer_email: 'ana@demo.example',
    _customer_phone: '',
  },
  reply: { status: 'OK', message: 'Te avisaremos si se libera una mesa' },
})

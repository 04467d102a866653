import { callOffReasons, depositAnswers } from '@comanda/rules/booking/call-off'
import { hostSteps } from '@comanda/rules/booking/host-booking'
import type { BookingId, StoreId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireBoardBooking, wireBookedDay } from '../../entities/staff/board-booking.ts'
import type { Example } from '../../example.ts'
import { exampleBoardBooking } from '../../examples/board-booking.ts'
import { staffCall } from '../../staff-call.ts'
import { wireDate, wireDateOrNull, wireInstant } from '../../wire/date.ts'
import { wireId, wireUuid, wireWhole } from '../../wire/number.ts'

const { bookingId } = exampleBoardBooking

export const showBook = staffCall({
  method: 'GET',
  path: '/staff/book',
  right: 'book.see',
  place: 'store',
  follows: ['book'],
  requirements: ['DAY-055', 'DAY-064'],
  summary: 'The bookings of one business day of a store by hour, and how many each of the next days has.',
  request: z.object({
    storeId: wireId<StoreId>(),
    /** Null is today. */
    day: wireDateOrNull,
  }),
  reply: z.object({
    day: wireDate,
    /** From when to when it lasts: what is pressed by mistake is taken back until then. */
    from: wireInstant,
    until: wireInstant,
    today: wireDate,
    /** When today is over, and another day is today. */
    todayUntil: wireInstant,
    /** Today and the days after it. */
    days: z.array(wireBookedDay),
    bookings: z.array(wireBoardBooking),
  }),
})
export const showBookExample = (): Example<typeof showBook> => ({
  request: { storeId: 1, day: null },
  reply: {
    day: '2026-11-18',
    from: '2026-11-18T04:00:00.000Z',
    until: '2026-11-19T04:00:00.000Z',
    today: '2026-11-18',
    todayUntil: '2026-11-19T04:00:00.000Z',
    days: [
      { day: '2026-11-18', bookings: 1, people: 4 },
      { day: '2026-11-19', bookings: 0, people: 0 },
    ],
    bookings: [exampleBoardBooking],
  },
})

export const countBooked = staffCall({
  method: 'GET',
  path: '/staff/book/count',
  right: 'book.see',
  place: 'store',
  follows: ['book'],
  requirements: ['DAY-218'],
  summary: 'What a start page says of today’s bookings: how many there are, how many people, and who is awaited next.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.object({
    ...wireBookedDay.shape,
    /** Those that are not there yet. */
    awaited: wireWhole,
    /** The hour of the first of them; null where nobody is awaited. */
    nextAt: z.nullable(wireInstant),
  }),
})
export const countBookedExample = (): Example<typeof countBooked> => ({
  request: { storeId: 1 },
  reply: { day: '2026-11-18', bookings: 12, people: 41, awaited: 7, nextAt: '2026-11-18T20:00:00.000Z' },
})

export const moveBooking = staffCall({
  method: 'POST',
  path: '/staff/book/move',
  right: 'book.edit',
  place: 'store',
  requirements: ['DAY-051', 'DAY-052', 'DAY-056'],
  summary: 'Guests have arrived, sit, have left or did not come; or the last of these was pressed by mistake.',
  request: z.object({ bookingId: wireUuid<BookingId>(), to: z.enum([...hostSteps, 'back']), version: wireWhole }),
  reply: wireBoardBooking,
})
export const moveBookingExample = (): Example<typeof moveBooking> => ({
  request: { bookingId, to: 'arrived', version: 1 },
  reply: {
    ...exampleBoardBooking,
    state: 'arrived',
    movedAt: '2026-11-18T19:58:00.000Z',
    movedBy: 'Julia Demo',
    version: 2,
  },
})

export const callOffBooking = staffCall({
  method: 'POST',
  path: '/staff/book/call-off',
  right: 'book.edit',
  place: 'store',
  requirements: ['DAY-058'],
  summary:
    'The venue cancels a booking: its seats are free at once, its deposit goes where it is told, its guest is told.',
  request: z.object({
    bookingId: wireUuid<BookingId>(),
    reason: z.enum(callOffReasons),
    /** What becomes of a deposit that was paid; null only where there is none. */
    deposit: z.nullable(z.enum(depositAnswers)),
    version: wireWhole,
  }),
  reply: wireBoardBooking,
})
export const callOffBookingExample = (): Example<typeof callOffBooking> => ({
  request: { bookingId, reason: 'guest-asked', deposit: 'give-back', version: 1 },
  reply: {
    ...exampleBoardBooking,
    state: 'cancelled',
    movedAt: '2026-11-18T18:10:00.000Z',
    movedBy: 'Julia Demo',
    callOffReason: 'guest-asked',
    deposit: { state: 'going-back', amount: 4000, held: 0 },
    version: 2,
  },
})

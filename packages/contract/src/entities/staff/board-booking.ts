import { bookingStates } from '@comanda/rules/booking/booking'
import { callOffReasons } from '@comanda/rules/booking/call-off'
import { depositStates } from '@comanda/rules/booking/judge-deposit'
import type { BookingId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireCents } from '../../wire/cents.ts'
import { wireDate, wireInstant } from '../../wire/date.ts'
import { wireUuid, wireWhole } from '../../wire/number.ts'

/** A booking as a host sees it. */
export const wireBoardBooking = z.object({
  bookingId: wireUuid<BookingId>(),
  version: wireWhole,
  /** Six letters that a guest reads out. */
  reference: z.string(),
  name: z.string(),
  phone: z.string(),
  notes: z.string(),
  party: wireWhole,
  startsAt: wireInstant,
  room: z.string(),
  state: z.enum(bookingStates),
  /** The last step that was taken with it, and who of the staff took it; nobody where a guest or a bank did. */
  movedAt: z.nullable(wireInstant),
  movedBy: z.string(),
  callOffReason: z.nullable(z.enum(callOffReasons)),
  /** What was paid in advance, and how much of it could still be given back; null where nothing was. */
  deposit: z.nullable(z.object({ state: z.enum(depositStates), amount: wireCents, held: wireCents })),
})

/** How much a day has: bookings that stand, and how many people they bring. */
export const wireBookedDay = z.object({ day: wireDate, bookings: wireWhole, people: wireWhole })

export type BoardBooking = z.output<typeof wireBoardBooking>
export type BookedDay = z.output<typeof wireBookedDay>

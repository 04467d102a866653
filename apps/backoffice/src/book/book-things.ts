import type { ReplyOf } from '@comanda/contract/call'
import { showBook } from '@comanda/contract/calls/staff/book'
import type { BoardBooking } from '@comanda/contract/entities/staff/board-booking'
import type { BookingState } from '@comanda/rules/booking/booking'
import { checkHostStep, checkTakeBack, type HostStep, hostSteps } from '@comanda/rules/booking/host-booking'
import type { Instant } from '@comanda/rules/time/calendar'
import type { BoardKind } from '../boards/board-screen.tsx'

/** A booking under the id that messages name. */
export interface BookThing extends BoardBooking {
  readonly id: string
}

export type BookReply = ReplyOf<typeof showBook>

export function toThing(booking: BoardBooking): BookThing {
  return { ...booking, id: booking.bookingId }
}

/** The part that a device may keep: how many come and when, without anything that says who. */
export function toKept(reply: BookReply, bookings: readonly BookThing[]): BookReply {
  return { ...reply, bookings: bookings.map(withoutGuest) }
}

/** What a guest wrote goes too: it may name a person or an illness. */
function withoutGuest(booking: BookThing): BoardBooking {
  return { ...booking, name: '', phone: '', notes: '' }
}

export const bookBoard: BoardKind<typeof showBook, BookThing> = {
  place: 'book',
  row: showBook,
  topics: ['book'],
  listThings: ({ bookings }) => bookings.map(toThing),
  toKept,
}

/** Nobody waits for these any more; they fold away, so that those who come are seen. */
const over: readonly BookingState[] = ['left', 'cancelled', 'no-show']

export function isOver({ state }: Pick<BookThing, 'state'>): boolean {
  return over.includes(state)
}

/** The steps that can be taken with a booking now, the next one first. */
export function listSteps(
  { state, startsAt }: Pick<BookThing, 'state' | 'startsAt'>,
  day: Pick<BookReply, 'from' | 'until'>,
  now: number,
): readonly (HostStep | 'back')[] {
  const at = now as Instant
  const evening = { state, startsAt, day }
  const steps = hostSteps.filter((step) => checkHostStep(evening, step, at).allowed)
  return checkTakeBack(evening, at).allowed ? [...steps, 'back'] : steps
}

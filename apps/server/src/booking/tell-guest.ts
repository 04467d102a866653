import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { postMail } from '../mail/post-mail.ts'
import type { StoredBooking } from './booking.repository.ts'
import { type GuestNews, toBookingFacts } from './to-booking-facts.ts'

interface GuestMail extends GuestNews {
  readonly kind: 'booking-confirmed' | 'booking-changed' | 'booking-cancelled' | 'booking-reminder'
  /** The same key never leaves twice. */
  readonly key: string
  readonly dueAt?: Instant
}

/** Writes to the guest about their booking. The venue gets the answer, where it reads mail. */
export async function tellGuest(
  tx: Tx,
  booking: StoredBooking,
  { kind, key, dueAt, ...news }: GuestMail,
): Promise<void> {
  const { siteId, language, guest } = booking
  if (guest.email === '') return
  const { email: replyTo } = news.store
  await postMail(tx, kind, {
    siteId,
    key,
    recipient: guest.email,
    language,
    facts: await toBookingFacts(tx, booking, news),
    ...(replyTo !== '' && { replyTo }),
    ...(dueAt !== undefined && { dueAt }),
    ...(news.look !== undefined && { look: news.look }),
  })
}

import type { CallOffReason } from '@comanda/rules/booking/call-off'
import type { Cents } from '@comanda/rules/money/cents'
import type { Tx } from '../database/database.ts'
import { postMail } from '../mail/post-mail.ts'
import type { StoredBooking } from './booking.repository.ts'
import { type GuestNews, toBookingFacts } from './to-booking-facts.ts'

interface CallingOff extends GuestNews {
  readonly reason: CallOffReason
  /** The part of the deposit that the venue keeps. */
  readonly kept: Cents
}

/** Tells the guest once that the venue cancelled, why, and where their money is. */
export async function tellCalledOff(
  tx: Tx,
  booking: StoredBooking,
  { reason, kept, ...news }: CallingOff,
): Promise<void> {
  const { siteId, id, guest, language } = booking
  if (guest.email === '') return
  const { email: replyTo } = news.store
  await postMail(tx, 'booking-called-off', {
    siteId,
    key: `booking-called-off:${id}`,
    recipient: guest.email,
    language,
    facts: { ...(await toBookingFacts(tx, booking, news)), reason, kept },
    ...(replyTo !== '' && { replyTo }),
  })
}

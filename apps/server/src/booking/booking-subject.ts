import { refusal } from '@comanda/contract/refusals'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { postMail } from '../mail/post-mail.ts'
import type { Giving, PaidSubject, PayingAttempt } from '../subject/paid-subject.ts'
import type { VenuesCache } from '../venue/load-venues.ts'
import { findBooking, lockBooking, type StoredBooking, saveNewVersion } from './booking.repository.ts'
import { type ConfirmationOutcome, confirmBooking } from './confirm-booking.ts'
import { expireHoldsOf } from './hold.repository.ts'

interface SubjectParts {
  readonly venues: VenuesCache
  readonly now: () => Instant
}

const givings: Readonly<Record<ConfirmationOutcome, Giving>> = {
  confirmed: 'given',
  'already-confirmed': 'already-paid',
  lost: 'gone',
}

/** The booking of a deposit, for settling: held while it is paid, confirmed once it is, lost when the seats are. */
export function createBookingSubject({ venues, now }: SubjectParts): PaidSubject {
  return {
    async hold(tx, { siteId, bookingId }, at) {
      const booking = bookingId === null ? undefined : await lockBooking(tx, siteId, bookingId)
      const isHeld = booking?.state === 'held' && booking.heldUntil !== null && booking.heldUntil > at
      return isHeld ? null : refusal('slot-full')
    },

    async lock(tx, { siteId, bookingId }) {
      if (bookingId === null) return
      const booking = await findBooking(tx, siteId, bookingId)
      if (booking === undefined) return
      // Expired holds are removed first, so that only valid ones count against it; its own may be among them.
      await expireHoldsOf(tx, { siteId, sittingId: booking.sittingId, date: booking.date, now: now() })
      // A booking is locked before its change, by whoever needs both.
      if (booking.changesId !== null) await lockBooking(tx, siteId, booking.changesId)
      await lockBooking(tx, siteId, bookingId)
    },

    async give(tx, { siteId, bookingId, resume }, at) {
      if (bookingId === null) return 'gone'
      return givings[await confirmBooking(tx, venues, { siteId, bookingId, now: at, origin: resume.origin })]
    },

    // The seats stay held until the hold expires: a declined card may be followed by another one.
    async release() {},

    async tellRefund(tx, { siteId, bookingId }, { amount, key }) {
      const paid = await hearMoney(tx, { siteId, bookingId })
      if (paid === undefined || paid.guest.email === '') return
      const { guest, language } = paid
      const facts = { name: guest.firstName, amount }
      await postMail(tx, 'refund-made', { siteId, key: `refund:${key}`, recipient: guest.email, language, facts })
    },

    async hearRefusedRefund(tx, attempt) {
      await hearMoney(tx, attempt)
    },
  }
}

/** Hosts see where the money of a booking is, that of a change of it too. Answers what was paid for. */
async function hearMoney(
  tx: Tx,
  { siteId, bookingId }: Pick<PayingAttempt, 'siteId' | 'bookingId'>,
): Promise<StoredBooking | undefined> {
  const paid = bookingId === null ? undefined : await findBooking(tx, siteId, bookingId)
  const booking = paid && (await lockBooking(tx, siteId, paid.changesId ?? paid.id))
  if (booking !== undefined) await saveNewVersion(tx, booking)
  return paid
}

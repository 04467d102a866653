import { refusal } from '@comanda/contract/refusals'
import { checkConfirmation } from '@comanda/rules/booking/check-booking'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import type { PaidSubject } from '../payment/paid-subject.ts'
import { findStore } from '../venue/find-store.ts'
import type { VenuesCache } from '../venue/load-venues.ts'
import {
  expireHoldsOf,
  findBooking,
  lockBooking,
  lockSlot,
  moveBooking,
  type StoredBooking,
} from './booking.repository.ts'
import { listOfferedSittings } from './list-offered-sittings.ts'
import { loadCovers } from './load-covers.ts'
import { postConfirmation } from './post-confirmation.ts'

type PaidAttempt = Parameters<PaidSubject['give']>[1]

interface SubjectParts {
  readonly venues: VenuesCache
  readonly now: () => Instant
}

/** A deposit's booking, as settling sees it: held while it is paid, confirmed when it is, lost when the seats are. */
export function createBookingSubject({ venues, now }: SubjectParts): PaidSubject {
  const storeOf = async ({ siteId, storeId }: StoredBooking) => {
    const store = findStore(await venues.get(siteId), storeId)
    if (store === undefined) throw new Error('the store of a booking is gone')
    return store
  }

  return {
    async hold(tx, attempt, at) {
      const booking = await lockOwn(tx, attempt)
      const isHeld = booking.state === 'held' && booking.heldUntil !== null && booking.heldUntil > at
      return isHeld ? null : refusal('slot-full')
    },

    async lock(tx, attempt) {
      const { siteId, sittingId, date } = await readOwn(tx, attempt)
      const at = now()
      // What ran out goes first, so that only live holds stand against it; its own may be among them.
      await expireHoldsOf(tx, siteId, { sittingId, date, now: at })
      const booking = await lockOwn(tx, attempt)
      if (booking.state !== 'confirmed' && booking.state !== 'seated') await lockSlot(tx, booking)
    },

    async give(tx, attempt, at) {
      const booking = await lockOwn(tx, attempt)
      if (booking.state === 'confirmed' || booking.state === 'seated') return 'already-paid'
      const { siteId, sittingId, date } = booking
      const store = await storeOf(booking)
      const sittings = await listOfferedSittings(tx, siteId, store)
      const covers = await loadCovers(tx, { siteId, sittingIds: [sittingId], from: date, to: date, now: at })
      const book = { settings: store.booking, sittings, covers, now: at, timeZone: store.timeZone }
      if (!checkConfirmation(book, booking).allowed) return 'gone'
      await moveBooking(tx, booking, { to: 'confirmed', at })
      await postConfirmation(tx, booking, { store, origin: attempt.resume.origin })
      return 'given'
    },

    // The seats wait until the hold runs out: a declined card may be followed by another one.
    async release() {},
  }
}

async function readOwn(tx: Tx, { siteId, bookingId }: PaidAttempt): Promise<StoredBooking> {
  const found = bookingId === null ? undefined : await findBooking(tx, siteId, bookingId)
  if (found === undefined) throw new Error('the booking of an attempt is gone')
  return found
}

async function lockOwn(tx: Tx, { siteId, bookingId }: PaidAttempt): Promise<StoredBooking> {
  const found = bookingId === null ? undefined : await lockBooking(tx, siteId, bookingId)
  if (found === undefined) throw new Error('the booking of an attempt is gone')
  return found
}

import type { BookingWish } from '@comanda/contract/entities/booking'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { BookingState, Guest, Sitting } from '@comanda/rules/booking/booking'
import { type FormProblem, listFormProblems } from '@comanda/rules/booking/booking-form'
import { checkBooking, toHoldEnd } from '@comanda/rules/booking/check-booking'
import { priceDeposit } from '@comanda/rules/booking/party'
import { toEmailKey } from '@comanda/rules/customer/email'
import { toPlainLine, toPlainLines } from '@comanda/rules/text/plain-text'
import type { Store } from '@comanda/rules/venue/store'
import type { CallContext } from '../call/context.ts'
import type { Tx } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { takeTry } from '../session/limit-tries.ts'
import { type NewBooking, type StoredBooking, saveBooking } from './booking.repository.ts'
import { expireHoldsOf, releaseHolds } from './hold.repository.ts'
import { isOversold } from './is-oversold.ts'
import { listOfferedSittings } from './list-offered-sittings.ts'
import { openBook } from './open-book.ts'
import { toStoredPhone } from './to-stored-phone.ts'

/** Per quarter of an hour: a family may book twice and correct it, but nobody books the whole venue (faults 37). */
const limits = { guest: 4, session: 6, address: 100 }

export interface Placing {
  readonly store: Store
  readonly wish: BookingWish
  readonly state: Extract<BookingState, 'held' | 'confirmed'>
  /** The hash of the key in the guest's mail, which a booking that is confirmed at once already has. */
  readonly cancelKeyHash?: Uint8Array
}

/**
 * Takes seats: for good, or while a deposit is being paid. `then` runs in the same transaction, and is given the
 * sitting, which was read for the check. The rule refuses first;
 * between two requests at the same moment only the database's check decides.
 */
export async function placeBooking<Done>(
  { store, wish, state, cancelKeyHash }: Placing,
  context: CallContext,
  then: (tx: Tx, booking: StoredBooking, sitting: Sitting) => Promise<Done>,
): Promise<Done | Refusal> {
  const checked = checkGuest(wish)
  if ('problem' in checked) return refusal('booking-incomplete', { parameter: checked.problem })
  const { guest, notes } = checked
  const { database, siteId, session, language, now, from } = context
  const [allowed, sittings] = await Promise.all([
    takeTry(database, context, [
      { what: 'book-email', who: guest.email, atMost: limits.guest },
      { what: 'book-phone', who: guest.phone, atMost: limits.guest },
      { what: 'book-session', who: session?.id ?? '', atMost: limits.session },
      { what: 'book-address', who: from.address, atMost: limits.address },
    ]),
    listOfferedSittings(database, siteId, store),
  ])
  if (!allowed) return refusal('too-many-requests')
  const { resourceId, sittingId, date, at, party } = wish
  // The caller's number is used in no further query unless it names a sitting of this venue.
  const sitting = sittings.find(({ id }) => id === sittingId)
  if (sitting === undefined) return refusal('slot-not-offered')
  const work = async (tx: Tx): Promise<Done | Refusal> => {
    // Asked together, and done one after the other: the book is read once the seats of those holds are free.
    const [, , book] = await Promise.all([
      expireHoldsOf(tx, { siteId, sittingId, date, now }),
      session && releaseHolds(tx, { siteId, sessionId: session.id, now }),
      openBook(tx, { siteId, store, now, from: date, to: date, sittings }),
    ])
    const verdict = checkBooking(book, { resourceId, sittingId, date, at, party })
    if (!verdict.allowed) return refusal(verdict.code)
    const row: NewBooking = {
      siteId,
      storeId: store.id,
      resourceId,
      sittingId,
      date,
      at,
      party,
      state,
      guest,
      notes,
      customerId: session?.customerId ?? null,
      sessionId: session?.id ?? null,
      language,
      deposit: priceDeposit(store.booking, party),
      heldUntil: state === 'held' ? toHoldEnd(now) : null,
      cancelKeyHash: cancelKeyHash ?? null,
      createdAt: now,
    }
    return then(tx, await saveBooking(tx, row), sitting)
  }
  try {
    return await transact(database, work)
  } catch (error) {
    if (isOversold(error)) return refusal('slot-full')
    throw error
  }
}

type CheckedGuest = { readonly guest: Guest; readonly notes: string } | { readonly problem: FormProblem }

/** Applies the form's own rules again, after removing characters that would break a ticket or a mail. */
export function checkGuest(wish: BookingWish): CheckedGuest {
  const guest = toCleanGuest(wish.guest)
  // Both policies are accepted in the form and not sent (BOOKING-015).
  const [problem] = listFormProblems(
    { ...guest, acceptsPrivacy: true, acceptsDataProtection: true },
    { ...wish, step: 'confirm', overLimit: false },
  )
  return problem === undefined ? { guest, notes: toPlainLines(wish.notes) } : { problem }
}

function toCleanGuest({ firstName, lastName, email, phone, acceptsMarketing }: Guest): Guest {
  return {
    firstName: toPlainLine(firstName),
    lastName: toPlainLine(lastName),
    email: toEmailKey(email),
    phone: toStoredPhone(toPlainLine(phone)),
    acceptsMarketing,
  }
}

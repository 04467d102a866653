import type { setBooking as row } from '@comanda/contract/calls/booking'
import type { BookingWish } from '@comanda/contract/entities/booking'
import { refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { priceDeposit } from '@comanda/rules/booking/party'
import type { CallContext } from '../call/context.ts'
import type { Handler } from '../call/handler.ts'
import { getMailLook } from '../mail/mail-look.repository.ts'
import { findPaidDeposit } from '../payment/find-paid-deposit.ts'
import { findSiteOrigin } from '../session/find-site-origin.ts'
import type { KnowsPublicUrl } from '../session/to-site-origin.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { findBooking, type StoredBooking } from './booking.repository.ts'
import { placeBooking } from './place-booking.ts'
import { makeCancelKey, postMadeBooking } from './post-confirmation.ts'

/** Books seats. The venue's rule sets the deposit, never the caller (faults 31). */
export const setBooking: Handler<typeof row, KeepsVenues & KnowsPublicUrl> = async (wish, context) => {
  const { siteId, language, house } = context
  const store = findStore(await house.venues.get(siteId), wish.storeId)
  if (store === undefined) return refusal('store-not-found')
  const done = ({ id, reference, deposit }: StoredBooking) => ({
    status: 'OK' as const,
    message: dictionaryOf(language).booking.made,
    id,
    reference,
    deposit,
  })
  if (priceDeposit(store.booking, wish.party) > 0) {
    if (wish.depositAttemptId === null) return refusal('deposit-required')
    const paid = await findPaidBooking(wish, context)
    return paid === undefined ? refusal('deposit-not-paid') : done(paid)
  }
  // Before the seats are taken: others who want the same ones wait for this transaction.
  const [origin, look] = await Promise.all([findSiteOrigin(context), getMailLook(context.database, siteId)])
  const { key, hash } = makeCancelKey()
  const placing = { store, wish, state: 'confirmed', cancelKeyHash: hash } as const
  return placeBooking(placing, context, async (tx, booking, sitting) => {
    await postMadeBooking(tx, booking, { store, origin, now: context.now, key, sitting, look })
    return done(booking)
  })
}

/** The payment already confirmed the booking: sent again it is found, not made twice, and only as it was paid. */
async function findPaidBooking(
  wish: BookingWish,
  { database, siteId, session }: CallContext,
): Promise<StoredBooking | undefined> {
  const { depositAttemptId: attemptId } = wish
  if (attemptId === null) return undefined
  const paid = await findPaidDeposit(database, siteId, { attemptId, sessionId: session?.id ?? null })
  const booking = paid && (await findBooking(database, siteId, paid.bookingId))
  if (booking?.state !== 'confirmed') return undefined
  const isSame = (['storeId', 'resourceId', 'sittingId', 'date', 'at', 'party'] as const).every(
    (part) => booking[part] === wish[part],
  )
  return isSame ? booking : undefined
}

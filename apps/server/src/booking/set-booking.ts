import type { setBooking as row } from '@comanda/contract/calls/booking'
import { refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { priceDeposit } from '@comanda/rules/booking/party'
import type { Handler } from '../http/handler.ts'
import { findStore } from '../venue/find-store.ts'
import type { VenuesCache } from '../venue/load-venues.ts'
import { placeBooking } from './place-booking.ts'
import { type ConfirmationMails, postConfirmation } from './post-confirmation.ts'

/** Books seats. What a deposit costs is asked of the venue's rule, never of the caller (faults 31). */
export function createSetBooking(venues: VenuesCache, mails: ConfirmationMails): Handler<typeof row> {
  return async (wish, context) => {
    const store = findStore(await venues.get(context.siteId), wish.storeId)
    if (store === undefined) return refusal('store-not-found')
    if (priceDeposit(store.booking, wish.party) > 0) {
      return refusal(wish.depositAttemptId === null ? 'deposit-required' : 'deposit-not-paid')
    }
    const origin = await mails.originFor(context.siteId, context.from.host)
    return placeBooking({ store, wish, state: 'confirmed' }, context, async (tx, booking) => {
      await postConfirmation(tx, booking, { store, origin })
      return { status: 'OK' as const, message: dictionaryOf(context.language).booking.made, id: booking.id }
    })
  }
}

import type { cancelBooking as row } from '@comanda/contract/calls/booking'
import { refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { toBookingStart } from '@comanda/rules/booking/booking-slots'
import { canCancel } from '@comanda/rules/booking/can-cancel'
import { isFreeAt } from '@comanda/rules/booking/change-booking'
import { zero } from '@comanda/rules/money/cents'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { askRefund } from '../payment/ask-refund.ts'
import { findSiteOrigin } from '../session/find-site-origin.ts'
import { takeTry } from '../session/limit-tries.ts'
import type { KnowsPublicUrl } from '../session/to-site-origin.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { listPaidIds, saveBookingMove } from './booking.repository.ts'
import { findOpenedBooking } from './find-opened-booking.ts'
import { expireChanges } from './hold.repository.ts'
import { limitBookingKeys } from './limit-booking-keys.ts'
import { forgetReminder } from './remind-guest.ts'
import { findSitting } from './sitting.repository.ts'
import { tellGuest } from './tell-guest.ts'
import { tellVenue } from './tell-venue.ts'
import { tellWaiting } from './tell-waiting.ts'

/** Gives the seats back. In the free time the deposit is asked back too; afterwards the venue keeps it. */
export const cancelBooking: Handler<typeof row, KeepsVenues & KnowsPublicUrl> = async (asked, context) => {
  const { database, siteId, language, now, house } = context
  if (!(await takeTry(database, context, limitBookingKeys(context)))) return refusal('too-many-requests')
  const snapshot = await house.venues.get(siteId)
  const origin = await findSiteOrigin(context)
  const done = { status: 'OK' as const, message: dictionaryOf(language).booking.cancelled }
  return transact(database, async (tx) => {
    const booking = await findOpenedBooking(tx, context, asked)
    const store = booking && findStore(snapshot, booking.storeId)
    if (booking === undefined || store === undefined) return refusal('booking-not-found')
    if (booking.state === 'cancelled') return done
    const startsAt = toBookingStart(await findSitting(tx, siteId, booking.sittingId), booking, store.timeZone)
    if (!canCancel(booking, startsAt, now)) return refusal('booking-over')
    await expireChanges(tx, booking, now)
    await saveBookingMove(tx, booking, { to: 'cancelled', at: now })
    const isBack = booking.deposit > 0 && isFreeAt(startsAt, store.booking, now)
    const order = { siteId, amount: booking.deposit, reason: 'booking-cancelled', at: now }
    const back = isBack
      ? await askRefund(tx, { ...order, paidFor: { bookingIds: await listPaidIds(tx, booking) } })
      : zero
    await tellVenue(tx, booking, { store, news: 'cancelled' })
    await forgetReminder(tx, booking)
    await tellGuest(tx, booking, {
      kind: 'booking-cancelled',
      key: `booking-guest-cancelled:${booking.id}`,
      store,
      back,
      now,
    })
    await tellWaiting(tx, booking, { store, now, origin })
    return done
  })
}

import type { changeBooking as row } from '@comanda/contract/calls/own-booking'
import type { BookingChange } from '@comanda/contract/entities/booking-change'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { type Cents, zero } from '@comanda/rules/money/cents'
import type { CallContext } from '../call/context.ts'
import type { Handler } from '../call/handler.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { prepareAttempt } from '../payment/start-attempt.ts'
import { findSiteOrigin } from '../session/find-site-origin.ts'
import { takeTry } from '../session/limit-tries.ts'
import type { KnowsPublicUrl } from '../session/to-site-origin.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import type { StoredBooking } from './booking.repository.ts'
import { toDepositOrder } from './deposit-order.ts'
import { findOpenedBooking } from './find-opened-booking.ts'
import { limitBookingKeys } from './limit-booking-keys.ts'
import { holdChange, makeChange, planChange } from './plan-change.ts'

/** Another day, hour or party. What has to be paid for it is paid first; until then the booking stays as it is. */
export const changeBooking: Handler<typeof row, KeepsVenues & CollectsMoney> = async (asked, context) => {
  const { database, language, house } = context
  if (!(await takeTry(database, context, limitBookingKeys(context)))) return refusal('too-many-requests')
  const changed = await change(asked, context)
  if (isRefusal(changed)) return changed
  const { held, back } = changed
  const words = dictionaryOf(language).booking
  const reply = { status: 'OK' as const, back }
  if (held === null) return { ...reply, message: words.changed, due: zero, merchantOrder: null, attempt: null }
  const { store, booking } = held
  const order = await toDepositOrder(context, { store, booking })
  const prepared = await prepareAttempt(house.payments, { ...order, means: { kind: 'choice' }, merchantOrder: null })
  if (isRefusal(prepared)) return prepared
  const { merchantOrder, id: attempt, amount } = prepared
  return { ...reply, message: words.changeToPay, due: amount, merchantOrder, attempt }
}

interface Changed {
  readonly back: Cents
  /** Set where the change waits for its payment. */
  readonly held: Parameters<typeof toDepositOrder>[1] | null
}

async function change(
  asked: BookingChange,
  context: CallContext<KeepsVenues & KnowsPublicUrl>,
): Promise<Changed | Refusal> {
  const { database, siteId, session, now, house } = context
  const snapshot = await house.venues.get(siteId)
  const origin = await findSiteOrigin(context)
  return transactOrRefuse<Changed>(database, async (tx) => {
    const booking: StoredBooking | undefined = await findOpenedBooking(tx, context, asked)
    const store = booking && findStore(snapshot, booking.storeId)
    if (booking === undefined || store === undefined) return refusal('booking-not-found')
    const plan = await planChange(tx, { booking, store, wish: asked.wish, now })
    if (isRefusal(plan)) return plan
    if (plan.due === 0) return { back: await makeChange(tx, plan, { now, origin }), held: null }
    return { back: zero, held: { store, booking: await holdChange(tx, plan, { sessionId: session?.id ?? null, now }) } }
  })
}

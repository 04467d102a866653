import type { DepositWay } from '@comanda/contract/deposit-calls'
import type { DepositPayment } from '@comanda/contract/entities/deposit-payment'
import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import { chooseDepositWay } from '@comanda/rules/booking/booking-draft'
import type { CallContext } from '../call/context.ts'
import { toBrowserFacts } from '../payment/browser-facts.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { startAttempt } from '../payment/start-attempt.ts'
import { toPaymentResult } from '../payment/to-payment-result.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { findHeldBooking } from './booking.repository.ts'
import { toDepositOrder } from './deposit-order.ts'

type PayDeposit = (
  payment: DepositPayment,
  context: CallContext<KeepsVenues & CollectsMoney>,
) => Promise<PaymentResult | Refusal>

/** The deposit of the table this visitor holds; the number must be the one given for it (BOOKING-029). */
function payDeposit(way: DepositWay): PayDeposit {
  return async ({ storeId, merchantOrder, token, window, shown }, context) => {
    const { database, siteId, session, language, now, house } = context
    const store = findStore(await house.venues.get(siteId), storeId)
    if (store === undefined) return refusal('store-not-found')
    if (chooseDepositWay(store) !== way) return refusal('payment-method-unknown')
    const booking = session && (await findHeldBooking(database, siteId, session.id, now))
    if (!booking || booking.storeId !== storeId) return refusal('booking-not-found')
    if (shown !== null && shown !== booking.deposit) return refusal('deposit-required', { amount: booking.deposit })
    const started = await startAttempt(house.payments, {
      ...(await toDepositOrder(context, { store, booking })),
      means: token === null ? { kind: 'choice' } : { kind: 'token', token },
      browser: toBrowserFacts(window, context),
      merchantOrder,
    })
    return isRefusal(started) ? started : toPaymentResult(started.attempt, null, language)
  }
}

export const payBookingWithRedsys = payDeposit('new')
export const payBookingWithStripe = payDeposit('stripe')

import type { DepositPayment } from '@comanda/contract/entities/deposit-payment'
import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import { chooseDepositProvider } from '@comanda/rules/booking/booking-draft'
import type { CallContext } from '../call/context.ts'
import { toBrowserFacts } from '../payment/browser-facts.ts'
import { startAttempt } from '../payment/start-attempt.ts'
import { toPaymentResult } from '../payment/to-payment-result.ts'
import { findStore } from '../venue/find-store.ts'
import { findHeldBooking } from './booking.repository.ts'
import { type DepositParts, toDepositOrder } from './deposit-order.ts'

type PayDeposit = (payment: DepositPayment, context: CallContext) => Promise<PaymentResult | Refusal>

/** The deposit of the table this visitor holds; the number must be the one it was given (BOOKING-029). */
export function createPayDeposit(parts: DepositParts, provider: 'redsys' | 'stripe'): PayDeposit {
  return async ({ storeId, merchantOrder, token, window, shown }, context) => {
    const { database, siteId, session, language, now } = context
    const store = findStore(await parts.venues.get(siteId), storeId)
    if (store === undefined) return refusal('store-not-found')
    if (chooseDepositProvider(store) !== provider) return refusal('payment-method-unknown')
    const booking = session && (await findHeldBooking(database, siteId, session.id, now))
    if (!booking || booking.storeId !== storeId) return refusal('booking-not-found')
    if (shown !== null && shown !== booking.deposit) return refusal('deposit-required', { amount: booking.deposit })
    const started = await startAttempt(parts.kit, {
      ...(await toDepositOrder(parts, { store, booking, context })),
      means: token === null ? { kind: 'choice' } : { kind: 'token', token },
      browser: toBrowserFacts(window, context),
      merchantOrder,
    })
    return isRefusal(started) ? started : toPaymentResult(started.attempt, null, language)
  }
}

import type { createSaleForStripe as row } from '@comanda/contract/calls/save-payment'
import { refusal } from '@comanda/contract/refusals'
import { getMethod } from '@comanda/payments/server/providers'
import type { Handler } from '../call/handler.ts'
import { findOrderNumber } from '../order/find-order-number.ts'
import { askLastPayment } from '../payment/follow-payment.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { toPaymentResult } from '../payment/to-payment-result.ts'

/**
 * Closes the sale of a charge at Stripe (OPEN-062). Stripe is asked what became of it, and the order is made where every
 * payment makes its order; one that is closed already is told again.
 */
export const createSaleForStripe: Handler<typeof row, CollectsMoney> = async (
  { id: cartId },
  { database, siteId, session, language, house },
) => {
  const by = session && { siteId, sessionId: session.id, cartId, provider: getMethod('stripe') }
  const attempt = by === null ? undefined : await askLastPayment(house.payments, by)
  if (attempt === undefined) return refusal('payment-not-found')
  return toPaymentResult(attempt, await findOrderNumber(database, attempt), language)
}

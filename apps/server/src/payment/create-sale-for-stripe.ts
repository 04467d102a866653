import type { createSaleForStripe as row } from '@comanda/contract/calls/save-payment'
import { refusal } from '@comanda/contract/refusals'
import { getMethod } from '@comanda/payments/server/providers'
import type { Handler } from '../call/handler.ts'
import { findOrderNumber } from '../cart/find-order-number.ts'
import { findLastAttempt, isActive } from './attempt.repository.ts'
import type { CollectsMoney } from './payments-kit.ts'
import { queryForPage } from './query-attempt.ts'
import { toPaymentResult } from './to-payment-result.ts'

/**
 * Closes the sale of a charge at Stripe (OPEN-062). Stripe is asked what became of it, and the order is made where every
 * payment makes its order; one that is closed already is told again.
 */
export const createSaleForStripe: Handler<typeof row, CollectsMoney> = async (
  { id: cartId },
  { database, siteId, session, language, house },
) => {
  const charged = session && { cartId, sessionId: session.id, provider: getMethod('stripe') }
  const found = charged && (await findLastAttempt(database, siteId, charged))
  if (!found || found.state === 'created') return refusal('payment-not-found')
  const attempt = isActive(found) ? await queryForPage(house.payments, found) : found
  return toPaymentResult(attempt, await findOrderNumber(database, attempt), language)
}

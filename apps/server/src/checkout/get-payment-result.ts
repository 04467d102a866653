import type { getPaymentResult as row } from '@comanda/contract/calls/payment'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { findOrderNumber } from '../order/find-order-number.ts'
import { followPayment } from '../payment/follow-payment.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { toPaymentResult } from '../payment/to-payment-result.ts'

/** The state of a payment. Each request also does what is due. */
export const getPaymentResult: Handler<typeof row, CollectsMoney> = async (
  { attempt: id },
  { database, siteId, session, language, house },
) => {
  const attempt = await followPayment(house.payments, { siteId, sessionId: session?.id ?? null, id })
  if (attempt === undefined) return refusal('payment-not-found')
  return toPaymentResult(attempt, await findOrderNumber(database, attempt), language)
}

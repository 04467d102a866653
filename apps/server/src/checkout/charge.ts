import type { OrderPayment } from '@comanda/contract/entities/order-payment'
import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { PaymentMeans } from '@comanda/payments/provider/charge'
import { toLastPage } from '@comanda/rules/order/last-page'
import type { Sale } from '@comanda/rules/order/sale'
import type { AttemptSubject } from '@comanda/rules/payment/attempt'
import type { OnlinePayment, PaymentPlan } from '@comanda/rules/payment/payment-choice'
import type { CallContext } from '../call/context.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { chargeSale } from './charge-sale.ts'
import { findCardToken } from './saved-card.repository.ts'

export interface Charging {
  readonly sent: OrderPayment
  readonly sale: Sale
  readonly subject: AttemptSubject
  readonly way: OnlinePayment
  readonly cardId: PaymentPlan['cardId']
}

/** Collects online what a sale costs, whether it is a whole cart or one diner's share. */
export async function charge(
  context: CallContext<CollectsMoney>,
  { sent, sale, subject, way, cardId }: Charging,
): Promise<PaymentResult | Refusal> {
  const means = await findMeans(sent, cardId, context)
  if (means === undefined) return refusal('payment-method-unknown')
  return chargeSale(context, {
    sale,
    subject,
    way,
    means,
    cardId,
    savesCard: sent.payment.savesCard && sale.customerId !== null && cardId === null,
    window: sent.window,
    merchantOrder: sent.merchantOrder,
    backPath: toLastPage(sale.setup.mode),
  })
}

/** A saved card needs nothing more; a token comes from the bank's or provider's own form; else the diner goes there. */
async function findMeans(
  { payment, cardToken }: OrderPayment,
  cardId: PaymentPlan['cardId'],
  { database, siteId, session }: CallContext,
): Promise<PaymentMeans | undefined> {
  if (cardId !== null) {
    const customerId = session?.customerId ?? null
    const token = customerId && (await findCardToken(database, siteId, { id: cardId, customerId }))
    return token ? { kind: 'saved-card', token } : undefined
  }
  const token = payment.operationId ?? cardToken
  return token === null ? { kind: 'choice' } : { kind: 'token', token }
}

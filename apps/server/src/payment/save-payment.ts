import type { savePaymentWeb as row } from '@comanda/contract/calls/save-payment'
import type { OrderPayment } from '@comanda/contract/entities/order-payment'
import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import { saveCalls } from '@comanda/contract/save-calls'
import type { PaymentMeans } from '@comanda/payments/provider/charge'
import { toLastPage } from '@comanda/rules/cart/last-page'
import type { Sale } from '@comanda/rules/cart/sale'
import { hasCardExpired } from '@comanda/rules/customer/has-card-expired'
import type { CardId } from '@comanda/rules/ids'
import { zero } from '@comanda/rules/money/cents'
import { asksForChange, type OnlinePayment, type PaymentPlan, planPayment } from '@comanda/rules/payment/payment-choice'
import { defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import type { CallContext } from '../call/context.ts'
import type { Handler } from '../call/handler.ts'
import { freezeSale } from '../cart/freeze-sale.ts'
import { placeAtTheDoor } from '../cart/place-at-the-door.ts'
import type { KeepsOffers } from '../cart/read-offer.ts'
import { findSiteOrigin } from '../session/find-site-origin.ts'
import { isBillShared } from '../table/is-bill-shared.ts'
import { chargeSale } from './charge-sale.ts'
import type { CollectsMoney } from './payments-kit.ts'
import { findCardToken, listExpiryDates } from './saved-card.repository.ts'
import { toPaymentWish } from './to-payment-wish.ts'

type SavesPayments = KeepsOffers & CollectsMoney

/** One order, paid one way. Each way has its own call, and a value that belongs to another is refused (OPEN-060). */
function savePayment(way: PaymentPlan['way']): Handler<typeof row, SavesPayments> {
  return async (sent, context) => {
    const wish = toPaymentWish(sent)
    const plan = planPayment(wish, await listOwnCards(context))
    if (!plan.allowed) return refusal(plan.code)
    if (saveCalls[plan.way] !== saveCalls[way]) return refusal('payment-method-unknown')
    const { cartId } = sent
    if (cartId === null) return refusal('cart-not-found')
    const isCash = wish.method === 'on-delivery' && wish.value === 'cash'
    const change = isCash && asksForChange('cash') ? sent.payment.change : null
    const sale = await freezeSale(context, {
      wish: { ...sent, cartId, payment: wish, change },
      isBillShared,
      origin: await findSiteOrigin(context),
    })
    if (isRefusal(sale)) return sale
    if (sent.shownCents !== null && sent.shownCents !== sale.total) {
      return refusal('price-differs', { total: sale.total })
    }
    // An order that costs nothing is paid as soon as it is made.
    return plan.way === 'on-delivery' || sale.total === zero
      ? placed(await placeAtTheDoor(context, sale))
      : charge(context, { sent, sale, way: plan.way, cardId: plan.cardId })
  }
}

export const savePaymentWeb = savePayment('on-delivery')
export const savePaymentRedsysWeb = savePayment('new')
export const savePaymentBizumWeb = savePayment('bizum')
export const savePaymentRedsysGooglePayWeb = savePayment('googlepay')
export const savePaymentStripeWeb = savePayment('stripe')
export const savePaymentPaypalWeb = savePayment('paypal')
export const savePaymentDojoWeb = savePayment('dojo')

function placed(outcome: { readonly number: number } | Refusal): PaymentResult | Refusal {
  if (isRefusal(outcome)) return outcome
  return { state: 'placed', message: '', attemptId: null, orderNumber: outcome.number, next: null }
}

interface Charging {
  readonly sent: OrderPayment
  readonly sale: Sale
  readonly way: OnlinePayment
  readonly cardId: PaymentPlan['cardId']
}

async function charge(context: CallContext<CollectsMoney>, { sent, sale, way, cardId }: Charging) {
  const means = await findMeans(sent, cardId, context)
  if (means === undefined) return refusal('payment-method-unknown')
  return chargeSale(context, {
    sale,
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

/** The cards that this customer can pay with: an expired one is not asked about at any bank. */
async function listOwnCards({ database, siteId, session, now }: CallContext): Promise<CardId[]> {
  const customerId = session?.customerId ?? null
  if (customerId === null) return []
  const { date } = toStoreMoment(now, defaultTimeZone)
  const cards = await listExpiryDates(database, siteId, customerId)
  return cards.filter((card) => !hasCardExpired(card, date)).map(({ id }) => id)
}

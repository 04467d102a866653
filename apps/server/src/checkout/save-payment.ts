import type { savePaymentWeb as row } from '@comanda/contract/calls/save-payment'
import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import { findSaveCall, saveCalls } from '@comanda/contract/save-calls'
import { hasCardExpired } from '@comanda/rules/customer/has-card-expired'
import { zero } from '@comanda/rules/money/cents'
import { asksForChange, type PayingCard, type PaymentPlan, planPayment } from '@comanda/rules/payment/payment-choice'
import { defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import type { CallContext } from '../call/context.ts'
import type { Handler } from '../call/handler.ts'
import type { KeepsOffers } from '../cart/read-offer.ts'
import { freezeSale } from '../order/freeze-sale.ts'
import { placeAtTheDoor } from '../order/place-at-the-door.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { toPaymentWish } from '../payment/to-payment-wish.ts'
import { findSiteOrigin } from '../session/find-site-origin.ts'
import { refuseSharedBill } from '../table/refuse-shared-bill.ts'
import { charge } from './charge.ts'
import { toCartSubject } from './charge-sale.ts'
import { payShare } from './pay-share.ts'
import { listExpiryDates } from './saved-card.repository.ts'
import { sellInSlot } from './sell-in-slot.ts'

type SavesPayments = KeepsOffers & CollectsMoney

/** One order, paid one way. Each way has its own call, and a value that belongs to another is refused (OPEN-060). */
function savePayment(way: PaymentPlan['way']): Handler<typeof row, SavesPayments> {
  return async (sent, context) => {
    const wish = toPaymentWish(sent)
    const plan = planPayment(wish, await listOwnCards(context))
    if (!plan.allowed) return refusal(plan.code)
    if (findSaveCall(plan) !== saveCalls[way]) return refusal('payment-method-unknown')
    const { cartId } = sent
    if (cartId === null) return refusal('cart-not-found')
    const isCash = wish.method === 'on-delivery' && wish.value === 'cash'
    const change = isCash && asksForChange('cash') ? sent.payment.change : null
    if (sent.share !== null)
      return payShare(context, { sent: { ...sent, cartId }, shown: sent.share.shown, wish, plan })
    const ordering = {
      wish: { ...sent, cartId, payment: wish, change },
      refuseSharedBill,
      origin: await findSiteOrigin(context),
    }
    return sellInSlot(
      () => freezeSale(context, ordering),
      async (sale) => {
        if (sent.shownCents !== null && sent.shownCents !== sale.total) {
          return refusal('price-differs', { total: sale.total })
        }
        // An order that costs nothing is paid as soon as it is made.
        return plan.way === 'on-delivery' || sale.total === zero
          ? placed(await placeAtTheDoor(context, sale))
          : charge(context, { sent, sale, subject: toCartSubject(sale), way: plan.way, cardId: plan.cardId })
      },
    )
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

/** The cards that this customer can pay with: an expired one is not asked about at any bank. */
async function listOwnCards({ database, siteId, session, now }: CallContext): Promise<PayingCard[]> {
  const customerId = session?.customerId ?? null
  if (customerId === null) return []
  const { date } = toStoreMoment(now, defaultTimeZone)
  const cards = await listExpiryDates(database, siteId, customerId)
  return cards.filter((card) => !hasCardExpired(card, date))
}

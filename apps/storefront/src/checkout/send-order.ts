import { noPaymentYet } from '@comanda/contract/entities/cart-request'
import type { OrderPayment } from '@comanda/contract/entities/order-payment'
import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import { closeCalls, saveCalls } from '@comanda/contract/save-calls'
import type { FormToken } from '@comanda/payments/provider/browser-provider'
import { type Cents, zero } from '@comanda/rules/money/cents'
import { isOnlinePayment, type PaymentPlan } from '@comanda/rules/payment/payment-choice'
import { orNull } from '@comanda/screen/or-null'
import { order } from '../cart/order.ts'
import { toCartRequest } from '../cart/to-cart-request.ts'
import { readWindow } from '../payment/read-window.ts'
import { call } from '../state/client.ts'
import type { PayChoice } from '../state/last-order.ts'
import { type CheckoutForm, findWay, readChange, toContact } from './checkout-form.ts'
import type { Checkout } from './read-checkout.ts'

/** The card that a provider's form or field took. */
export type TakenCard =
  | { readonly kind: 'none' }
  | { readonly kind: 'form'; readonly token: FormToken }
  | { readonly kind: 'field'; readonly token: string }

interface Sending {
  readonly checkout: Checkout
  readonly form: CheckoutForm
  readonly card: TakenCard
}

/** Orders by the call that belongs to the way of paying (CHECKOUT-004 to CHECKOUT-006). */
export async function sendOrder({ checkout, form, card }: Sending): Promise<PaymentResult | ToldRefusal> {
  const way = toWay(form.pays)
  const result = await call(saveCalls[way], toOrderPayment(checkout, form, card))
  const close = closeCalls[way]
  const isToClose = !isRefusal(result) && (result.state === 'paid' || result.state === 'checking')
  // A share makes no order of its own: the bill is closed by its last share.
  if (close === undefined || !isToClose || checkout.share !== null) return result
  // Without an answer the page that follows finds out by itself.
  return (await orNull(call(close, { id: checkout.told.cart.id }))) ?? result
}

/** A saved card is paid by the same call as a new one (OPEN-060). */
function toWay(pays: PayChoice | null): PaymentPlan['way'] {
  if (pays?.kind === 'door') return 'on-delivery'
  return pays?.kind === 'online' && isOnlinePayment(pays.value) ? pays.value : 'new'
}

function toOrderPayment({ told, share }: Checkout, form: CheckoutForm, card: TakenCard): OrderPayment {
  const { cart, total, shipping } = told
  const { pays } = form
  const isCash = pays?.kind === 'door' && pays.value === 'cash'
  return {
    ...toCartRequest({ ...cart, contact: toContact(form), notes: form.notes }, order.facts()),
    shown: { ticket: total, payment: total, shipping, online: pays?.kind === 'door' ? null : total },
    payment: {
      ...noPaymentYet,
      method: pays === null || pays.kind === 'card' ? null : pays.value,
      cardId: pays?.kind === 'card' ? pays.id : null,
      operationId: card.kind === 'form' ? card.token.operationId : null,
      savesCard: form.savesCard && findWay(pays)?.savesCard === true,
      paysLater: pays?.kind === 'door',
      paysCash: isCash,
      change: isCash ? readChange(form.change) : null,
    },
    billing: form.billsElsewhere ? form.billing : null,
    window: readWindow(),
    merchantOrder: card.kind === 'form' ? card.token.merchantOrder : null,
    ...(card.kind === 'field' ? toCardPayment(card.token, total) : noCardPayment),
    ...(share === null ? { share } : { share: { shown: share.amount }, tip: form.tip }),
  }
}

const noCardPayment = { cardToken: null, shownCents: null, tip: null }

/**
 * The data that the card provider is sent besides the order (PAY-002, PAY-004). Only a share is asked for a tip
 * (OPEN-062).
 */
function toCardPayment(token: string, total: Cents) {
  return { cardToken: token, shownCents: total, tip: zero }
}

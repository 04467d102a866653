import { noPaymentYet } from '@comanda/contract/entities/cart-request'
import type { OrderPayment } from '@comanda/contract/entities/order-payment'
import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import type { ToldRefusal } from '@comanda/contract/refusals'
import { saveCalls } from '@comanda/contract/save-calls'
import type { FormToken } from '@comanda/payments/provider/browser-provider'
import type { Contact } from '@comanda/rules/cart/cart'
import { isOnlinePayment, type PaymentPlan } from '@comanda/rules/payment/payment-choice'
import { order } from '../cart/order.ts'
import { toCartRequest } from '../cart/to-cart-request.ts'
import { readWindow } from '../payment/read-window.ts'
import { call } from '../state/client.ts'
import { type CheckoutForm, findWay, type PayChoice, readChange } from './checkout-form.ts'
import type { Checkout } from './read-checkout.ts'

interface Sending {
  readonly checkout: Checkout
  readonly form: CheckoutForm
  readonly token: FormToken | null
}

/** Orders by the call that belongs to the way of paying (CHECKOUT-004 to CHECKOUT-006). */
export function sendOrder({ checkout, form, token }: Sending): Promise<PaymentResult | ToldRefusal> {
  const payment = toOrderPayment(checkout, form, token)
  return call(saveCalls[toWay(form.pays)], payment)
}

/** A saved card is paid by the same call as a new one (OPEN-060). */
function toWay(pays: PayChoice | null): PaymentPlan['way'] {
  if (pays?.kind === 'door') return 'on-delivery'
  return pays?.kind === 'online' && isOnlinePayment(pays.value) ? pays.value : 'new'
}

function toOrderPayment({ told }: Checkout, form: CheckoutForm, token: FormToken | null): OrderPayment {
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
      operationId: token?.operationId ?? null,
      savesCard: form.savesCard && findWay(pays)?.savesCard === true,
      paysLater: pays?.kind === 'door',
      paysCash: isCash,
      change: isCash ? readChange(form.change) : null,
    },
    billing: form.billsElsewhere ? form.billing : null,
    window: readWindow(),
    merchantOrder: token?.merchantOrder ?? null,
    cardToken: null,
    shownCents: null,
    tip: null,
  }
}

function toContact({ fullName, email, phone }: CheckoutForm): Contact {
  return { fullName: fullName.trim(), email: email.trim(), phone: phone.trim() }
}

import type { OrderPayment } from '@comanda/contract/entities/order-payment'
import { isOnlinePayment, type PaymentWish } from '@comanda/rules/payment/payment-choice'

/** Wire `after` means paid at the door and `pago` how; online it is the way to pay or a saved card (CHECKOUT-003). */
export function toPaymentWish({ payment }: Pick<OrderPayment, 'payment'>): PaymentWish {
  if (payment.paysLater) {
    return { method: 'on-delivery', value: payment.method ?? (payment.paysCash ? 'cash' : 'terminal') }
  }
  const value = payment.method ?? ''
  return { method: 'online', value: isOnlinePayment(value) ? value : (payment.cardId ?? value) }
}

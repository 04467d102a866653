import type { Notifier } from '../stand-in/notifier.ts'
import { newId, type PaypalBooks, type PracticeOrder } from './paypal-books.ts'

export interface Events {
  /** The diner agreed: the shop may collect. */
  readonly approved: (order: PracticeOrder) => Promise<void>
  /** The money came in, or is still looked at. */
  readonly captured: (order: PracticeOrder) => Promise<void>
}

/** Where a shop is told is a setting of its account: here, the host that its diners come back to. */
export function createEvents(books: PaypalBooks, notifier: Notifier): Events {
  const tell = (order: PracticeOrder, type: string, resource: Readonly<Record<string, unknown>>) =>
    notifier.sendSigned(
      new URL('/payment/notify/paypal', order.returnUrl).href,
      books.sign({ id: `WH-${newId()}`, event_type: type, resource_version: '2.0', resource }),
    )
  return {
    approved: (order) => tell(order, 'CHECKOUT.ORDER.APPROVED', { id: order.id, status: order.status }),
    captured: (order) =>
      tell(order, `PAYMENT.CAPTURE.${order.capture?.status}`, {
        id: order.capture?.id,
        status: order.capture?.status,
        amount: { currency_code: 'EUR', value: order.value },
        supplementary_data: { related_ids: { order_id: order.id } },
      }),
  }
}

import { bookingStates } from '@comanda/rules/booking/booking'
import { callOffReasons } from '@comanda/rules/booking/call-off'
import { cartStates } from '@comanda/rules/cart/cart'
import { kitchenItemStates } from '@comanda/rules/kitchen/kitchen-item'
import { orderingModes } from '@comanda/rules/modes/ordering-mode'
import { orderPaymentStates, orderStatuses } from '@comanda/rules/order/order'
import { cancelReasons } from '@comanda/rules/order/reject-reason'
import { attemptStates } from '@comanda/rules/payment/attempt'
import { languageCodes } from '@comanda/rules/text/language'
import { ruled } from './columns.ts'

/**
 * The domains of the database that are lists of words. A migration makes them by hand (0049, 0050): one that changes a
 * list here changes the domain with it, or the test of the schema fails.
 */
export const knownWords = {
  attempt_state: attemptStates,
  booking_state: bookingStates,
  call_off_reason: callOffReasons,
  cancel_reason: cancelReasons,
  cart_state: cartStates,
  kitchen_item_state: kitchenItemStates,
  language_code: languageCodes,
  order_payment_state: orderPaymentStates,
  order_status: orderStatuses,
  ordering_mode: orderingModes,
  outbox_channel: ['mail', 'sms'],
  /** Failed: given up, and kept for a person to decide about. */
  outbox_state: ['waiting', 'sent', 'failed'],
} as const

export type KnownWord<List extends keyof typeof knownWords> = (typeof knownWords)[List][number]

/** A column of one of these lists. */
export function known<List extends keyof typeof knownWords>(list: List) {
  return ruled<KnownWord<List>>(list)
}

import { isRemembered, isStillRemembered, type LastOrder } from '@comanda/rules/order/last-order'
import type { DeliveryPayment } from '@comanda/rules/payment/payment-choice'
import type { Instant } from '@comanda/rules/time/calendar'
import { instant } from '@comanda/rules/time/store-moment'
import { deviceStorage } from '@comanda/screen/storage'

/** How the diner wants to pay: online, with a saved card, or at the door. */
export type PayChoice =
  | { readonly kind: 'online'; readonly value: string }
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'door'; readonly value: DeliveryPayment }

export type KeptOrder = LastOrder<PayChoice | null>

const key = 'last-order'
/** Of the shape below: what an older page kept in another shape is ignored. */
const shape = 1

/** Called only once the order is placed: nobody is remembered for what they typed and left. */
export function keepLastOrder(order: KeptOrder): void {
  if (isRemembered(order)) deviceStorage.keepValue(key, { shape, order })
}

export function readLastOrder(now: Instant = instant(Date.now())): KeptOrder | null {
  const kept = deviceStorage.readValue(key) as { readonly shape?: unknown; readonly order?: KeptOrder } | null
  const order = kept?.shape === shape ? kept.order : undefined
  if (order === undefined) return null
  if (isStillRemembered(order, now)) return order
  forgetLastOrder()
  return null
}

/** For whoever logs out, and for whoever says that it was somebody else. */
export function forgetLastOrder(): void {
  deviceStorage.forget(key)
}

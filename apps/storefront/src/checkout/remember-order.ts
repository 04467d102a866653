import type { FollowedOrder } from '@comanda/contract/entities/followed-order'
import { instant } from '@comanda/rules/time/store-moment'
import { keepLastOrder } from '../state/last-order.ts'
import { toContact } from './checkout-form.ts'
import { forgetForm, readSent } from './kept-form.ts'

type MadeOrder = Pick<FollowedOrder, 'cartId' | 'mode' | 'storeId'>

/** The order is placed: what its diner typed moves from the tab to the device, for the next one. */
export function rememberOrder({ cartId, mode, storeId }: MadeOrder): void {
  const sent = readSent(cartId)
  forgetForm()
  if (sent === null) return
  const { form, lines } = sent
  // By the device's own clock, which later says how long ago that was.
  const placedAt = instant(Date.now())
  keepLastOrder({ contact: toContact(form), pays: form.pays, mode, storeId, lines, placedAt })
}

import type { Sale } from '@comanda/rules/cart/sale'
import type { SiteId } from '@comanda/rules/ids'
import { type Cents, zero } from '@comanda/rules/money/cents'
import { toPaymentState } from '@comanda/rules/payment/settle'
import type { Instant } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { spendPoints } from '../customer/reserve-points.ts'
import type { Tx } from '../database/database.ts'
import { publish } from '../live/publish.ts'
import { spendSlot } from '../venue/reserve-slot.ts'
import { spendCoupon } from './coupon-use.repository.ts'
import { takeDayNumber } from './day-number.repository.ts'
import { moveCart, type StoredOrder, saveOrder } from './order.repository.ts'
import { postOrder } from './post-order.ts'
import { getReceiptIssuer } from './receipt-issuer.repository.ts'
import { takeReceiptNumber } from './take-receipt-number.ts'

export interface Placement {
  readonly siteId: SiteId
  readonly sale: Sale
  /** What has been collected; zero where it is paid at the door. */
  readonly paid: Cents
  readonly now: Instant
}

/** The order, its number, the kitchen's ticket and the diner's mail: all or none. */
export async function placeOrder(tx: Tx, { siteId, sale, paid, now }: Placement): Promise<StoredOrder> {
  const { cartId, cartVersion, storeId, seller } = sale
  const day = toStoreMoment(now, seller.timeZone).date
  const number = await takeDayNumber(tx, { kind: 'order', siteId, storeId, day })
  const paymentState = toPaymentState(sale.total, paid, zero)
  const issuer = await getReceiptIssuer(tx, siteId, storeId)
  const isInvoiced = paymentState === 'paid' && issuer.legal !== null
  const receiptNumber = isInvoiced ? await takeReceiptNumber(tx, { siteId, storeId, day }) : null
  const order = await saveOrder(tx, { siteId, sale, day, number, paid, paymentState, receiptNumber, now })
  const isMoved = await moveCart(tx, siteId, { cartId, from: ['open', 'paying', 'abandoned'], to: 'ordered', now })
  if (!isMoved) throw new Error('a cart was ordered twice')
  await spendCoupon(tx, siteId, sale)
  await spendPoints(tx, { siteId, sale, now })
  await spendSlot(tx, siteId, sale)
  await postOrder(tx, order, { sale, issuer })
  await publish(tx, siteId, 'carts', { kind: 'cart-closed', cart: cartId, version: cartVersion })
  await publish(tx, siteId, 'status', { kind: 'status-changed', cart: cartId, version: cartVersion })
  return order
}

import { refusal } from '@comanda/contract/refusals'
import type { SiteId } from '@comanda/rules/ids'
import { beginPaying, endPaying, lockCart, lockCartUnread } from '../cart/move-cart.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import type { Tx } from '../database/database.ts'
import type { PaidSubject } from '../subject/paid-subject.ts'
import { lockPaidOrder } from './lock-paid-order.ts'
import { findOrderOfCart } from './order.repository.ts'
import { placeOrder } from './place-order.ts'
import { releaseReserved, reserveForSale } from './reserve-for-sale.ts'
import { tellRefund } from './tell-refund.ts'

/** Whether a part of a cart is paid. The table slice knows it and lies above carts, so it is handed in. */
export type IsPartlyPaid = (tx: Tx, cart: Pick<StoredCart, 'id' | 'version'>, siteId: SiteId) => Promise<boolean>

/**
 * The money of a cart. While it is asked for the cart must not change; what was frozen with the attempt is sold, even
 * when the yes comes late and the cart has changed meanwhile. A cart that was already ordered is not sold twice.
 */
export function createSaleSubject(isPartlyPaid: IsPartlyPaid): PaidSubject {
  return {
    async hold(tx, { siteId, cartId, cartVersion, sale }, now) {
      if (cartId === null || cartVersion === null || sale === null) return refusal('cart-changed')
      const isHeld = await beginPaying(tx, { siteId, cartId, version: cartVersion, now })
      return isHeld ? reserveForSale(tx, { siteId, sale, now }) : refusal('cart-changed')
    },

    async lock(tx, attempt) {
      const { siteId, cartId } = attempt
      if (cartId !== null) lockCartUnread(tx, { siteId, cartId })
      await lockPaidOrder(tx, attempt)
    },

    async give(tx, { siteId, cartId, cartVersion, sale, amount }, now) {
      if (cartId === null || cartVersion === null || sale === null) return 'gone'
      const [{ state, version }, earlier] = await Promise.all([
        lockCart(tx, { siteId, cartId }),
        findOrderOfCart(tx, siteId, { cartId, cartVersion }),
      ])
      if (earlier !== undefined || state === 'ordered' || state === 'closed') return 'already-paid'
      // It was given up, and then its diners began to pay their shares.
      if (await isPartlyPaid(tx, { id: cartId, version }, siteId)) return 'already-paid'
      const order = await placeOrder(tx, { siteId, sale, paid: amount, now })
      return { orderId: order.id }
    },

    async release(tx, { siteId, cartId }, now) {
      if (cartId === null) return
      // Another attempt may be under way by now: then the cart and what was reserved belong to it.
      if (!(await endPaying(tx, { siteId, cartId, now }))) return
      await releaseReserved(tx, { siteId, cartId, now })
    },
    tellRefund,
  }
}

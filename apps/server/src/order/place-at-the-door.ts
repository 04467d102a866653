import { type Refusal, refusal } from '@comanda/contract/refusals'
import { zero } from '@comanda/rules/money/cents'
import type { Sale } from '@comanda/rules/order/sale'
import type { CallContext } from '../call/context.ts'
import { lockCart } from '../cart/move-cart.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { findOrderOfCart, type StoredOrder } from './order.repository.ts'
import { placeOrder } from './place-order.ts'
import { readShop } from './read-shop.ts'
import { readHeld, sellForSale } from './reserve-for-sale.ts'

/** An order that is paid when it is handed over. Ordered twice it is one order: the second call finds it done. */
export async function placeAtTheDoor(
  { database, siteId, now }: Pick<CallContext, 'database' | 'siteId' | 'now'>,
  sale: Sale,
): Promise<StoredOrder | Refusal> {
  return transactOrRefuse(database, async (tx) => {
    const { cartId, cartVersion, storeId } = sale
    const [{ state, version }, earlier, held] = await Promise.all([
      lockCart(tx, { siteId, cartId }),
      findOrderOfCart(tx, siteId, { cartId, cartVersion }),
      readHeld(tx, siteId, cartId),
    ])
    if (earlier !== undefined) return earlier
    // A cart whose payment is under way must not be sold at the door as well.
    if (state !== 'open' || version !== cartVersion) return refusal('payment-in-progress')
    const [refused, soldBy] = await Promise.all([
      sellForSale(tx, { siteId, sale, held, now }),
      readShop(tx, siteId, storeId),
    ])
    return refused ?? placeOrder(tx, { siteId, sale, paid: zero, soldBy, now })
  })
}

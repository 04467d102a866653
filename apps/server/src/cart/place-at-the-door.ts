import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { Sale } from '@comanda/rules/cart/sale'
import { zero } from '@comanda/rules/money/cents'
import type { CallContext } from '../call/context.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { findOrderOfCart, lockCart, moveCart, type StoredOrder } from './order.repository.ts'
import { placeOrder } from './place-order.ts'
import { reserveForSale } from './reserve-for-sale.ts'

/** An order that is paid when it is handed over. Ordered twice it is one order: the second call finds it done. */
export async function placeAtTheDoor(
  { database, siteId, now }: Pick<CallContext, 'database' | 'siteId' | 'now'>,
  sale: Sale,
): Promise<StoredOrder | Refusal> {
  return transactOrRefuse(database, async (tx) => {
    const { cartId, cartVersion } = sale
    await lockCart(tx, siteId, cartId)
    const earlier = await findOrderOfCart(tx, siteId, { cartId, cartVersion })
    if (earlier !== undefined) return earlier
    // A cart whose payment is under way must not be sold at the door as well.
    const isOurs = await moveCart(tx, siteId, { cartId, from: ['open'], to: 'paying', version: cartVersion, now })
    if (!isOurs) return refusal('payment-in-progress')
    const refused = await reserveForSale(tx, { siteId, sale, now })
    return refused ?? placeOrder(tx, { siteId, sale, paid: zero, now })
  })
}

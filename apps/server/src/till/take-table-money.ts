import type { takeTableMoney as row } from '@comanda/contract/calls/staff/floor'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { Cents } from '@comanda/rules/money/cents'
import { toOwed } from '@comanda/rules/order/order-money'
import type { StaffWriteContext } from '../call/staff-context.ts'
import type { StaffWriter } from '../call/staff-handler.ts'
import type { KeepsOffers } from '../cart/read-offer.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { lockTableInReach } from '../table/change-floor-table.ts'
import { completeSharedBill } from '../table/complete-shared-bill.ts'
import { freezeSent } from '../table/freeze-sent.ts'
import { takeByHand } from './take-by-hand.ts'

type TakesMoney = KeepsOffers & CollectsMoney
type Taking = Parameters<typeof takeByHand>[1]

/** Guests pay the waiter. What some of them have paid by phone stays paid: only the rest is taken. */
export const takeTableMoney: StaffWriter<typeof row, TakesMoney> = async (sent, context) => {
  const { cartId, version, by, given, shown } = sent
  const cart = await lockTableInReach(context, cartId)
  if (isRefusal(cart)) return cart
  if (cart.state !== 'open' && cart.state !== 'paying') return refusal('already-paid')
  if (cart.version !== version) return refusal('version-stale')
  const owed = await findOwed(context, cart, by)
  if (isRefusal(owed)) return owed
  if (owed.owed !== shown) return refusal('price-differs', { total: owed.owed })
  const { storeId } = cart.setup
  const taken = await takeByHand(context, { ...owed, storeId, by, given, into: 'drawer' })
  if (isRefusal(taken)) return taken
  return { reply: taken, subject: `table:${cartId}`, storeId, before: null, after: { by, taken: owed.owed, given } }
}

/** A bill that was shared becomes an order that is partly paid, and its rest is taken; any other is sold as a whole. */
async function findOwed(
  context: StaffWriteContext<TakesMoney>,
  cart: StoredCart,
  by: Taking['by'],
): Promise<(Pick<Taking, 'subject' | 'sale'> & { readonly owed: Cents }) | Refusal> {
  const order = await completeSharedBill(context.tx, cart, context)
  if (isRefusal(order)) return order
  if (order !== undefined) {
    return { subject: { kind: 'order', orderId: order.id }, sale: null, owed: toOwed(order) }
  }
  const sale = await freezeSent(context, cart, by)
  if (isRefusal(sale)) return sale
  return { subject: { kind: 'cart', cartId: cart.id, cartVersion: cart.version }, sale, owed: sale.total }
}

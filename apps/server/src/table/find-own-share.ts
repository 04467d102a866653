import type { CartId } from '@comanda/rules/ids'
import type { CallContext } from '../call/context.ts'
import { toCartHolder } from '../cart/cart-holder.ts'
import { readHeldTable } from '../cart/table-cart.ts'
import { findBill, listLiveShares, type StoredShare } from './bill.repository.ts'
import { isOwnShare, isRunOut } from './table-bill.ts'

/** The share of a table's bill that is kept for this diner, if any. */
export async function findOwnShare(context: CallContext, cartId: CartId): Promise<StoredShare | undefined> {
  const { database, siteId, now } = context
  const holder = toCartHolder(context)
  const cart = await readHeldTable(database, holder, cartId)
  const bill = cart && (await findBill(database, { siteId, cartId, cartVersion: cart.version }))
  const shares = bill === undefined ? [] : await listLiveShares(database, bill)
  return shares.find((share) => isOwnShare(share, holder.sessionId) && !isRunOut(share, now))
}

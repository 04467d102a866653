import type { Instant } from '@comanda/rules/time/calendar'
import type { StoredCart } from '../cart/stored-cart.ts'
import type { Tx } from '../database/database.ts'
import { findOpenBill, listLiveShares, type StoredBill } from './bill.repository.ts'
import { isRunOut } from './table-bill.ts'

/** Whether diners are paying parts of a cart: then nobody can pay the whole. Asked while the cart is locked. */
export async function isBillShared(
  tx: Tx,
  { id, version }: Pick<StoredCart, 'id' | 'version'>,
  { siteId, now }: { readonly siteId: StoredBill['siteId']; readonly now: Instant },
): Promise<boolean> {
  const bill = await findOpenBill(tx, { siteId, cartId: id, cartVersion: version })
  const shares = bill === undefined ? [] : await listLiveShares(tx, bill)
  return shares.some((share) => !isRunOut(share, now))
}

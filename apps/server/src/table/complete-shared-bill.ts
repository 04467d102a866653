import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { StoredCart } from '../cart/stored-cart.ts'
import type { Tx } from '../database/database.ts'
import { findBill, listLiveShares } from './bill.repository.ts'
import type { TableOrder } from './complete-bill.ts'
import { completeByStaff } from './end-table.ts'
import { isRunOut } from './table-bill.ts'

/**
 * The order of a bill of which guests have paid or promised parts; undefined for a bill that nobody shares. While a
 * part is kept for somebody who may be paying it, nobody else takes it.
 */
export async function completeSharedBill(
  tx: Tx,
  { id: cartId, version: cartVersion }: StoredCart,
  { siteId, now }: { readonly siteId: SiteId; readonly now: Instant },
): Promise<TableOrder | Refusal | undefined> {
  const bill = await findBill(tx, { siteId, cartId, cartVersion })
  const live = bill === undefined ? [] : await listLiveShares(tx, bill)
  const shares = live.filter((share) => !isRunOut(share, now))
  if (bill === undefined || shares.length === 0) return undefined
  if (shares.some(({ state }) => state === 'reserved')) return refusal('payment-in-progress')
  return completeByStaff(tx, bill, now)
}

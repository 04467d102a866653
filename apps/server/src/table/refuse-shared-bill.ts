import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { StoredCart } from '../cart/stored-cart.ts'
import type { Tx } from '../database/database.ts'
import { findBill, listLiveShares } from './bill.repository.ts'
import { isRunOut } from './table-bill.ts'

type OneCart = Pick<StoredCart, 'id' | 'version'>

/** Nobody can pay a whole bill while others pay parts of it, nor one that is partly paid. The cart is locked. */
export async function refuseSharedBill(
  tx: Tx,
  { id, version }: OneCart,
  { siteId, now }: { readonly siteId: SiteId; readonly now: Instant },
): Promise<Refusal | null> {
  const bill = await findBill(tx, { siteId, cartId: id, cartVersion: version })
  const shares = bill === undefined ? [] : await listLiveShares(tx, bill)
  if (shares.some((share) => share.state !== 'paid' && !isRunOut(share, now))) return refusal('payment-in-progress')
  return shares.some(({ state }) => state === 'paid') ? refusal('overpayment') : null
}

/** Whether money for a part of this cart has come in. The cart is locked. */
export async function isPartlyPaid(tx: Tx, { id, version }: OneCart, siteId: SiteId): Promise<boolean> {
  const bill = await findBill(tx, { siteId, cartId: id, cartVersion: version })
  return bill !== undefined && bill.collected > 0
}

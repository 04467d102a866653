import type { PhoneLockHolder } from '@comanda/contract/entities/phone-lock'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { CartId, SiteId } from '@comanda/rules/ids'
import { isLockedFor } from '@comanda/rules/table/phone-lock'
import type { PhoneLock } from '@comanda/rules/table/table-session'
import type { CallContext } from '../call/context.ts'
import { type CartHolder, toCartHolder } from '../cart/cart-holder.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import { lockHeldTable } from '../cart/table-cart.ts'
import type { Tx } from '../database/database.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { publish } from '../live/publish.ts'
import { findPhoneLock } from './table.repository.ts'

export interface Lease {
  readonly tx: Tx
  readonly holder: CartHolder
  readonly cart: StoredCart
  readonly lock: PhoneLock | null
  /** The asker of the lock: the session, because a device's own name proves nothing (faults 27). */
  readonly device: string
}

/** One at a time: the cart is locked while its lock is checked, so that of two requests at once one comes second. */
export function withLease<Result>(
  context: CallContext,
  cartId: CartId,
  work: (lease: Lease) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  const { siteId } = context
  const holder = toCartHolder(context)
  return transactOrRefuse(context.database, async (tx) => {
    const cart = await lockHeldTable(tx, holder, cartId)
    if (cart === undefined) return refusal('cart-not-found')
    const lock = await findPhoneLock(tx, { siteId, cartId })
    return work({ tx, holder, cart, lock, device: holder.sessionId })
  })
}

export function toHolder(lock: PhoneLock | null, device: string, now: CallContext['now']): PhoneLockHolder {
  if (lock === null || now >= lock.expiresAt) return null
  return isLockedFor({ lock, device, now }) ? 'other' : 'self'
}

export function tellLease(tx: Tx, siteId: SiteId, { id, version }: StoredCart): Promise<void> {
  return publish(tx, siteId, 'phones', { kind: 'phone-lock-changed', cart: id, version })
}

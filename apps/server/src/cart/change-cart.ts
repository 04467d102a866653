import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import type { CartPrice } from '@comanda/rules/pricing/cart-price'
import type { CallContext } from '../call/context.ts'
import type { Tx } from '../database/database.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { publish } from '../live/publish.ts'
import { findHeldCart } from './cart.repository.ts'
import { leaveCartFields, leaveTouch } from './cart-fields.repository.ts'
import { type CartHolder, toCartHolder } from './cart-holder.ts'
import { saveLines } from './cart-line.repository.ts'
import { type OpenCart, openCart, settleService } from './open-cart.ts'
import { priceStoredCart, readDiscounts } from './price-stored-cart.ts'
import { type KeepsOffers, readOffer } from './read-offer.ts'
import type { StoredCart } from './stored-cart.ts'

export interface ChangedCart {
  readonly open: OpenCart
  readonly price: CartPrice
}

/** The changed cart, or the reason why it is refused. */
export type CartChange = (open: OpenCart) => StoredCart | Refusal

export interface CheckedChange {
  readonly change: CartChange
  /** Checks the priced result and does what belongs to the same transaction; a refusal undoes everything. */
  readonly check: (changed: ChangedCart, tx: Tx) => Refusal | undefined | Promise<Refusal | undefined>
}

/**
 * One change of a cart this visitor holds, in one transaction: it is read and locked, changed by the rules, priced,
 * saved against the version that was read, and published. Another writer waits for the lock.
 */
export async function changeCart(
  context: CallContext<KeepsOffers>,
  cartId: CartId,
  wish: CartChange | CheckedChange,
): Promise<ChangedCart | Refusal> {
  const { change, check } = typeof wish === 'function' ? { change: wish, check: () => undefined } : wish
  const holder = toCartHolder(context)
  const offer = await readOffer(context.house, holder.siteId)
  return transactOrRefuse(context.database, async (tx) => {
    const stored = await findHeldCart(tx, holder, cartId)
    if (stored === undefined) return refusal('cart-not-found')
    const open = openCart(offer, stored)
    const wanted = change(open)
    if (isRefusal(wanted)) return wanted
    const changed = await saveChange(tx, { holder, stored, open, wanted, now: context.now })
    return (await check(changed, tx)) ?? changed
  })
}

interface Saving {
  readonly holder: Pick<CartHolder, 'siteId' | 'customerId'>
  readonly stored: StoredCart
  readonly open: OpenCart
  readonly wanted: StoredCart
  readonly now: CallContext['now']
}

/** For callers that have already locked the cart. */
export async function saveChange(tx: Tx, { holder, stored, open, wanted, now }: Saving): Promise<ChangedCart> {
  const { siteId } = holder
  const next: StoredCart = {
    ...wanted,
    lines: settleService({ ...open, cart: wanted }, wanted.lines),
    // A logged-in visitor becomes the cart's customer (CART-039); at a table the first one stays.
    customerId: wanted.customerId ?? holder.customerId,
    version: stored.version + 1,
    changedAt: now,
  }
  const leaveFields = hasOnlyLinesChanged(stored, next) ? leaveTouch : leaveCartFields
  leaveFields(tx, siteId, stored, next)
  await saveLines(tx, siteId, stored, next)
  await publish(tx, siteId, 'carts', { kind: 'cart-changed', cart: next.id, version: next.version })
  const after = openCart(open.offer, next)
  return { open: after, price: priceStoredCart(after, await readDiscounts(tx, siteId, next), now) }
}

function hasOnlyLinesChanged(before: StoredCart, after: StoredCart): boolean {
  const { lines: _lines, version: _version, changedAt: _changedAt, ...fields } = after
  return Object.entries(fields).every(([name, value]) => before[name as keyof typeof fields] === value)
}

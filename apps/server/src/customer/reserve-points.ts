import type { CartId, SiteId } from '@comanda/rules/ids'
import type { Sale } from '@comanda/rules/order/sale'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { type HeldPoints, listHeldPoints, saveReturnedPoints, saveTakenPoints } from './receipt.repository.ts'

interface Reserving {
  readonly siteId: SiteId
  readonly sale: Pick<Sale, 'cartId' | 'receiptCode' | 'parts'>
  readonly held: readonly HeldPoints[]
  readonly now: Instant
}

/**
 * Takes the points of a sale from an employee's receipt before any money is asked for; false when they are no longer
 * there. What the cart already holds is not taken twice. The caller has locked the cart and read what it holds.
 */
export async function reservePoints(tx: Tx, { siteId, sale, held, now }: Reserving): Promise<boolean> {
  const { cartId, receiptCode, parts } = sale
  const points = -parts.filter(({ kind }) => kind === 'receipt').reduce((sum, { amount }) => sum + amount, 0)
  const [first] = held
  const isHeld = held.length === 1 && first?.code === receiptCode && first.points === points
  if (isHeld) return true
  await releasePoints(tx, { siteId, cartId, now }, held)
  if (receiptCode === null || points === 0) return true
  return saveTakenPoints(tx, { siteId, code: receiptCode, cartId, points, at: now })
}

/** Spends the points of an order. A late order whose points went to others keeps its price, because it was paid. */
export async function spendPoints(tx: Tx, spending: Reserving): Promise<void> {
  await reservePoints(tx, spending)
}

interface Releasing {
  readonly siteId: SiteId
  readonly cartId: CartId
  readonly now: Instant
}

/** The points that a cart has taken from each receipt and not given back. */
export function readHeldPoints(tx: Tx, siteId: SiteId, cartId: CartId): Promise<HeldPoints[]> {
  return listHeldPoints(tx, siteId, cartId)
}

/** A dish was taken out of an order: the points that paid for it go back. A late order may hold fewer, or none. */
export async function returnPoints(tx: Tx, { siteId, cartId, now, points }: Releasing & { readonly points: number }) {
  let left = points
  for (const { code, points: most } of await listHeldPoints(tx, siteId, cartId)) {
    const some = Math.min(left, most)
    if (some > 0) await saveReturnedPoints(tx, { siteId, code, cartId, points: some, at: now })
    left -= some
  }
}

/** No money came, so the points that a cart holds go back to its receipts. */
export async function releasePoints(
  tx: Tx,
  { siteId, cartId, now }: Releasing,
  held: readonly HeldPoints[],
): Promise<void> {
  for (const { code, points } of held) await saveReturnedPoints(tx, { siteId, code, cartId, points, at: now })
}

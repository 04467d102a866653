import type { LineUse } from '@comanda/rules/cart/line-use'
import type { CartId, SiteId, StoreId } from '@comanda/rules/ids'
import { listReturned, type VoidedDish } from '@comanda/rules/kitchen/list-returned'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import {
  type CartKey,
  type CountedPause,
  listCartUses,
  lockCounts,
  removeReserved,
  returnUses,
  saveUses,
  takeFrom,
} from './unit-count.repository.ts'

interface Taking {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly cartId: CartId
  readonly uses: readonly LineUse[]
  readonly now: Instant
}

/** Keeps units for a cart before any money is asked for; false when fewer are left. The caller has locked the cart. */
export function reserveUnits(tx: Tx, taking: Taking): Promise<boolean> {
  return takeUnits(tx, taking, { isSold: false, mustHave: true })
}

/** Sells units that nobody reserved before, such as those of a table's round; false when fewer are left. */
export function sellUnits(tx: Tx, taking: Taking): Promise<boolean> {
  return takeUnits(tx, taking, { isSold: true, mustHave: true })
}

/** The order stands. A late one is cooked too, though its units went to others meanwhile: it was paid for. */
export async function spendUnits(tx: Tx, taking: Taking): Promise<void> {
  await takeUnits(tx, taking, { isSold: true, mustHave: false })
}

/** No money came, so others may have them. */
export async function releaseUnits(tx: Tx, cart: CartKey): Promise<void> {
  const held = (await listCartUses(tx, cart)).filter(({ isSold }) => !isSold)
  for (const { pauseId, units } of held.toSorted((one, other) => one.pauseId - other.pauseId)) {
    await takeFrom(tx, cart.siteId, { id: pauseId, units: -units })
  }
  await removeReserved(tx, cart)
}

/** Dishes were voided: what nobody had begun to cook can be sold again (DAY-090). */
export async function returnUnits(tx: Tx, cart: CartKey, voided: readonly VoidedDish[]): Promise<void> {
  await returnUses(tx, cart, listReturned(voided))
}

async function takeUnits(
  tx: Tx,
  { siteId, storeId, cartId, uses, now }: Taking,
  { isSold, mustHave }: { readonly isSold: boolean; readonly mustHave: boolean },
): Promise<boolean> {
  const counts = await lockCounts(tx, { siteId, storeId }, now)
  if (counts.length === 0) return true
  const held = (await listCartUses(tx, { siteId, cartId })).filter((use) => !use.isSold)
  const plans = counts.map((count) => {
    const wanted = uses.filter((use) => isOf(use, count))
    const kept = sum(held.filter(({ pauseId }) => pauseId === count.id))
    return { count, wanted, kept, most: (count.unitsLeft ?? 0) + kept }
  })
  if (mustHave && plans.some(({ wanted, most }) => sum(wanted) > most)) return false
  await removeReserved(tx, { siteId, cartId })
  for (const { count, wanted, kept, most } of plans) {
    let left = most
    const taken = wanted.flatMap(({ lineId, units }) => {
      const some = Math.min(units, left)
      left -= some
      return some === 0 ? [] : { siteId, pauseId: count.id, cartId, lineId, units: some, isSold }
    })
    await takeFrom(tx, siteId, { id: count.id, units: sum(taken) - kept })
    await saveUses(tx, taken)
  }
  return true
}

function isOf(use: LineUse, { productId, optionValueId }: CountedPause): boolean {
  return use.productId === productId && use.optionValueId === optionValueId
}

function sum(uses: readonly { readonly units: number }[]): number {
  return uses.reduce((units, use) => units + use.units, 0)
}

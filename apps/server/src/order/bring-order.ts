import type { SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Reader, Tx } from '../database/database.ts'
import { findRide, type StoredRide, saveOut, saveRider, selectReadyRides } from './dispatch.repository.ts'
import type { StoredOrder } from './order.repository.ts'
import { saveNewVersion, saveOrderMove } from './order-changes.repository.ts'
import { publishOrder } from './publish-order.ts'

/** An order on its way to its diner: who brings it, since when, and what is in the bag. */
export type Ride = StoredRide

/** The deliveries of a store that are ready and not handed over, the oldest first. */
export function listReadyRides(db: Reader, siteId: SiteId, storeId: StoreId): Promise<Ride[]> {
  return selectReadyRides(db, siteId, storeId)
}

export async function getRide(db: Reader, order: StoredOrder): Promise<Ride> {
  const found = await findRide(db, order)
  if (found === undefined) throw new Error('a ride vanished')
  return found
}

/** Who brings an order is part of what boards show of it. The caller has locked it. */
export async function giveToRider(
  tx: Tx,
  order: StoredOrder,
  given: { readonly riderId: StaffId; readonly now: Instant },
): Promise<void> {
  await saveRider(tx, order, given)
  await saveNewVersion(tx, order)
  await publishOrder(tx, order, 'order-dispatched')
}

/** Its rider has left with it. The caller has locked it. */
export async function sendOut(tx: Tx, order: StoredOrder, now: Instant): Promise<void> {
  await saveOut(tx, order, now)
  await saveNewVersion(tx, order)
  await publishOrder(tx, order, 'order-dispatched')
}

/** Its rider stands at the door and gives it. The caller has locked it and asked whether that is allowed. */
export async function handOver(
  tx: Tx,
  order: StoredOrder,
  by: { readonly staffId: StaffId; readonly now: Instant },
): Promise<void> {
  await saveOrderMove(tx, order, { to: 'picked-up', staffId: by.staffId, at: by.now })
  await publishOrder(tx, order, 'order-moved')
}

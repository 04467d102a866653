import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { OrderSetup } from '@comanda/rules/cart/cart'
import type { SiteId, StoreId } from '@comanda/rules/ids'
import { isCookedNow, isKitchenReached } from '@comanda/rules/kitchen/kitchen-path'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { Reader } from '../database/database.ts'
import { listHeard, listWatching } from './kitchen-path.repository.ts'

interface Ordering {
  readonly siteId: SiteId
  readonly store: Store
  readonly setup: OrderSetup
  readonly now: Instant
  /** Given where it was read before, together with other things. */
  readonly heardAt?: readonly Instant[] | undefined
}

/** When the boards and printers of a store were last heard of. */
export function readHeard(db: Reader, siteId: SiteId, storeId: StoreId): Promise<readonly Instant[]> {
  return listHeard(db, siteId, storeId)
}

/** What no screen shows and no printer prints would be cooked by nobody: it is not taken (faults 17). */
export async function refuseUnseen(db: Reader, ordering: Ordering): Promise<Refusal | null> {
  const { siteId, store, setup, now } = ordering
  if (!isCookedNow(setup, store, now)) return null
  const heardAt = ordering.heardAt ?? (await readHeard(db, siteId, store.id))
  if (isKitchenReached({ heardAt, sessions: [] }, now)) return null
  const sessions = await listWatching(db, { siteId, storeId: store.id, now })
  return isKitchenReached({ heardAt, sessions }, now) ? null : refusal('orders-not-taken')
}

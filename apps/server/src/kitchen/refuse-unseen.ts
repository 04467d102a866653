import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { OrderSetup } from '@comanda/rules/cart/cart'
import type { SiteId } from '@comanda/rules/ids'
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
}

/** What no screen shows and no printer prints would be cooked by nobody: it is not taken (faults 17). */
export async function refuseUnseen(db: Reader, { siteId, store, setup, now }: Ordering): Promise<Refusal | null> {
  if (!isCookedNow(setup, store, now)) return null
  const heardAt = await listHeard(db, siteId, store.id)
  if (isKitchenReached({ heardAt, sessions: [] }, now)) return null
  const sessions = await listWatching(db, { siteId, storeId: store.id, now })
  return isKitchenReached({ heardAt, sessions }, now) ? null : refusal('orders-not-taken')
}

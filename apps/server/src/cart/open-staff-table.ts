import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { CartId, ResourceId, SiteId } from '@comanda/rules/ids'
import { emptyDraft } from '@comanda/rules/setup/setup-draft'
import { toOrderSetup } from '@comanda/rules/setup/to-order-setup'
import type { Instant } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { Store } from '@comanda/rules/venue/store'
import type { Tx } from '../database/database.ts'
import { findTableCart } from './cart.repository.ts'
import type { SiteOffer } from './read-offer.ts'
import { startCart } from './start-cart.ts'
import { tellFloor } from './table-cart.ts'

interface Opening {
  readonly siteId: SiteId
  readonly offer: SiteOffer
  readonly store: Store
  readonly resourceId: ResourceId
  readonly position: number
  readonly now: Instant
}

/** A table that staff open, so that its guests can join; one that is open stays as it is. */
export async function openStaffTable(tx: Tx, opening: Opening): Promise<{ readonly cartId: CartId } | Refusal> {
  const { siteId, offer, store, resourceId, position, now } = opening
  const room = store.resources.find(({ id }) => id === resourceId)
  if (!room?.positions.some(({ number }) => number === position)) return refusal('table-not-found')
  const key = { siteId, resourceId, position }
  const found = await findTableCart(tx, key)
  if (found !== undefined) return { cartId: found.id }
  const draft = { ...emptyDraft, mode: 'table' as const, storeId: store.id, resourceId, position }
  const moment = toStoreMoment(now, store.timeZone)
  const setup = toOrderSetup(draft, { site: offer.website, store, now: moment, defaultAddress: null })
  const cart = await startCart(tx, { holder: { siteId, customerId: null }, offer, store, setup, now })
  // A guest scanned the code at the same moment: their cart is the table's.
  if (cart === undefined) {
    const other = await findTableCart(tx, key)
    return other === undefined ? refusal('cart-changed') : { cartId: other.id }
  }
  await tellFloor(tx, siteId, cart)
  return { cartId: cart.id }
}

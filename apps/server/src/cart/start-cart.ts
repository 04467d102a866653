import type { OrderSetup } from '@comanda/rules/cart/cart'
import type { CustomerId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { toBusinessDay } from '@comanda/rules/venue/business-day'
import type { Store } from '@comanda/rules/venue/store'
import type { Tx } from '../database/database.ts'
import { insertCart } from './cart.repository.ts'
import type { SiteOffer } from './read-offer.ts'
import type { StoredCart } from './stored-cart.ts'
import { takeDayNumber } from './take-day-number.ts'

interface Starting {
  readonly holder: { readonly siteId: SiteId; readonly customerId: CustomerId | null }
  readonly offer: SiteOffer
  readonly store: Store
  readonly setup: OrderSetup
  readonly now: Instant
}

/** An empty cart with its number of the day; undefined when somebody opened the same table at this moment. */
export async function startCart(tx: Tx, starting: Starting): Promise<StoredCart | undefined> {
  const { holder, offer, store, setup, now } = starting
  const day = toBusinessDay(now, store)
  const number = await takeDayNumber(tx, { kind: 'cart', siteId: holder.siteId, storeId: store.id, day })
  return insertCart(tx, { holder, setup, priceListId: offer.website.priceListId, number, now })
}

import type { CartId, StoreId } from '@comanda/rules/ids'
import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { cart } from './cart.ts'
import { day, inSite, instant, minute, ofDay } from './columns.ts'
import { siteId } from './site-id.ts'
import { store } from './store.ts'

/** The slot a cart is sold for, from the moment its money is asked for: what a kitchen has to do at an hour. */
export const slotUse = pgTable(
  'slot_use',
  {
    siteId: siteId(),
    cartId: uuid().$type<CartId>().notNull(),
    storeId: integer().$type<StoreId>().notNull(),
    day: day().notNull(),
    minute: minute().notNull(),
    /** Until then the place is kept while a bank is asked; null from the moment the order stands (DAY-102). */
    heldUntil: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.cartId] }),
    inSite(t.siteId, t.cartId, cart),
    inSite(t.siteId, t.storeId, store),
    ofDay(t.minute),
    index('slot_use_of_store').on(t.siteId, t.storeId, t.day, t.minute),
  ],
)

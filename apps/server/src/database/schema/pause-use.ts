import type { CartId, LineId } from '@comanda/rules/ids'
import { boolean, foreignKey, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { cart } from './cart.ts'
import { inSite, positive } from './columns.ts'
import { productPause } from './pause.ts'
import { siteId } from './site-id.ts'

/** The units that a line has taken from what a store has left, so that they are given back once (DAY-090). */
export const pauseUse = pgTable(
  'pause_use',
  {
    siteId: siteId(),
    pauseId: integer().notNull(),
    cartId: uuid().$type<CartId>().notNull(),
    lineId: uuid().$type<LineId>().notNull(),
    units: integer().notNull(),
    /** False while its money is under way. */
    isSold: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.pauseId, t.cartId, t.lineId] }),
    foreignKey({
      name: 'pause_use_pause_fk',
      columns: [t.siteId, t.pauseId],
      foreignColumns: [productPause.siteId, productPause.id],
    }).onDelete('cascade'),
    inSite(t.siteId, t.cartId, cart),
    index('pause_use_of_cart').on(t.siteId, t.cartId),
    positive(t.units),
  ],
)

import type { OptionValueId, ProductId, StoreId } from '@comanda/rules/ids'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import { optionValue } from './choices.ts'
import { inSite, instant, notNegative, writtenAt } from './columns.ts'
import { product } from './product.ts'
import { siteId } from './site-id.ts'
import { store } from './store.ts'

/**
 * A dish or an option value that one store has run out of, or of which it has so many left, while the others go on
 * selling it. It always ends (DAY-089).
 */
export const productPause = pgTable(
  'product_pause',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    storeId: integer().$type<StoreId>().notNull(),
    productId: integer().$type<ProductId>(),
    optionValueId: integer().$type<OptionValueId>(),
    since: writtenAt(),
    /** By the clock alone it is over then; the row may stay. */
    endsAt: instant().notNull(),
    /** So many can still be sold; null where none can. Every sale takes its units in its own transaction (DAY-090). */
    unitsLeft: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    inSite(t.siteId, t.optionValueId, optionValue).onDelete('cascade'),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
    unique('product_pause_product').on(t.siteId, t.storeId, t.productId),
    unique('product_pause_value').on(t.siteId, t.storeId, t.optionValueId),
    notNegative(t.unitsLeft),
    check('product_pause_one_thing', sql`num_nulls(${t.productId}, ${t.optionValueId}) = 1`),
  ],
)

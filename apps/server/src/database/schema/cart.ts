import type { AllergyAnswer } from '@comanda/rules/cart/allergy-wish'
import type { Configuration } from '@comanda/rules/catalogue/configuration'
import type { Address } from '@comanda/rules/customer/contact'
import type {
  AllergenId,
  CartId,
  CustomerId,
  LineId,
  MenuId,
  PriceListId,
  ProductId,
  ResourceId,
  SessionId,
  StoreId,
  WarehouseId,
} from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Minute } from '@comanda/rules/time/calendar'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { day, inSite, instant, ruled } from './columns.ts'
import { customer } from './customer.ts'
import { known } from './known-words.ts'
import { menu, warehouse } from './menu.ts'
import { priceList } from './price-list.ts'
import { product } from './product.ts'
import { visitorSession } from './session.ts'
import { siteId } from './site-id.ts'
import { resource, store, tablePosition } from './store.ts'

/** `version` grows with every change of the cart or its lines; a writer names the version it read. */
export const cart = pgTable(
  'cart',
  {
    siteId: siteId(),
    id: uuid().$type<CartId>().notNull().defaultRandom(),
    version: ruled<number>('cart_version').notNull().default(1),
    number: integer().notNull(),
    state: known('cart_state').notNull(),
    mode: known('ordering_mode').notNull(),
    storeId: integer().$type<StoreId>().notNull(),
    warehouseId: integer().$type<WarehouseId>(),
    menuId: integer().$type<MenuId>(),
    priceListId: integer().$type<PriceListId>(),
    resourceId: integer().$type<ResourceId>(),
    position: integer(),
    room: text(),
    date: day(),
    time: ruled<Minute>('minute_of_day'),
    asSoonAsPossible: boolean().notNull().default(true),
    address: json().$type<Address>(),
    onPremises: boolean().notNull().default(false),
    customerId: uuid().$type<CustomerId>(),
    contactName: text(),
    contactEmail: text(),
    contactPhone: text(),
    notes: text().notNull().default(''),
    /** The allergens that somebody of the order or the table must not eat (DAY-072). */
    allergies: json().$type<AllergenId[]>().notNull().default([]),
    couponCode: text(),
    receiptCode: text(),
    tip: ruled<Cents>('cart_tip').notNull().default(sql`0`),
    buffetBlocked: boolean().notNull().default(false),
    openedAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.storeId, store),
    inSite(t.siteId, t.warehouseId, warehouse),
    inSite(t.siteId, t.menuId, menu),
    inSite(t.siteId, t.priceListId, priceList),
    inSite(t.siteId, t.resourceId, resource),
    inSite(t.siteId, t.customerId, customer),
    foreignKey({
      name: 'cart_table_fk',
      columns: [t.siteId, t.resourceId, t.position],
      foreignColumns: [tablePosition.siteId, tablePosition.resourceId, tablePosition.number],
    }),
    // Two phones that scan one table at the same moment must share one cart.
    uniqueIndex('cart_open_table')
      .on(t.siteId, t.resourceId, t.position)
      .where(sql`mode = 'table' and state in ('open', 'paying')`),
    index('cart_customer').on(t.siteId, t.customerId),
    // Without a column that every change of a cart writes: such a change then touches no index.
    index('cart_state').on(t.siteId, t.state),
    check('cart_table_whole', sql`${t.mode} <> 'table' or (${t.resourceId} is not null and ${t.position} is not null)`),
  ],
)

export const cartLine = pgTable(
  'cart_line',
  {
    siteId: siteId(),
    id: uuid().$type<LineId>().notNull().defaultRandom(),
    cartId: uuid().$type<CartId>().notNull(),
    productId: integer().$type<ProductId>().notNull(),
    configuration: json().$type<Configuration>().notNull(),
    quantity: ruled<number>('cart_line_quantity').notNull(),
    notes: text().notNull().default(''),
    allergies: json().$type<AllergenId[]>().notNull().default([]),
    allergyAnswer: json().$type<AllergyAnswer>(),
    course: smallint().notNull().default(0),
    deletable: boolean().notNull().default(true),
    addedBy: text(),
    /** The version of the cart with which this line was last written. */
    version: integer().notNull(),
    position: integer().notNull(),
    addedAt: instant().notNull(),
    sentAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.cartId, cart).onDelete('cascade'),
    inSite(t.siteId, t.productId, product),
    index('cart_line_cart').on(t.siteId, t.cartId, t.position),
  ],
)

/** The sessions that may act on a cart: the one that made it, or all that scanned its table. */
export const cartHolder = pgTable(
  'cart_holder',
  {
    siteId: siteId(),
    cartId: uuid().$type<CartId>().notNull(),
    sessionId: uuid().$type<SessionId>().notNull(),
    joinedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.cartId, t.sessionId] }),
    inSite(t.siteId, t.cartId, cart).onDelete('cascade'),
    inSite(t.siteId, t.sessionId, visitorSession).onDelete('cascade'),
    index('cart_holder_session').on(t.siteId, t.sessionId),
  ],
)

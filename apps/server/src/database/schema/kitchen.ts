import type {
  CartId,
  CategoryId,
  KitchenItemId,
  LineId,
  OrderId,
  PressId,
  ProductId,
  StationId,
  StoreId,
  TicketId,
} from '@comanda/rules/ids'
import type { AllergyAnswer } from '@comanda/rules/kitchen/allergy-answer'
import type { AnsweredAllergies } from '@comanda/rules/kitchen/sent-dish'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { cart } from './cart.ts'
import { category } from './category.ts'
import { day, inSite, instant, positive } from './columns.ts'
import { known } from './known-words.ts'
import { placedOrder } from './order.ts'
import { product } from './product.ts'
import { siteId } from './site-id.ts'
import { store } from './store.ts'

/** Where dishes are cooked: cold, hot, grill, bar. The pass is no station: it shows them all. */
export const station = pgTable(
  'station',
  {
    siteId: siteId(),
    id: integer().$type<StationId>().notNull().generatedByDefaultAsIdentity(),
    storeId: integer().$type<StoreId>().notNull(),
    name: text().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
    unique('station_of_store').on(t.siteId, t.storeId, t.id),
    unique('station_name').on(t.siteId, t.storeId, t.name),
  ],
)

/** The station of a dish, or of everything in a category. */
export const stationRoute = pgTable(
  'station_route',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    storeId: integer().$type<StoreId>().notNull(),
    stationId: integer().$type<StationId>().notNull(),
    productId: integer().$type<ProductId>(),
    categoryId: integer().$type<CategoryId>(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    // A station cooks for its own store only.
    foreignKey({
      name: 'station_route_station_fk',
      columns: [t.siteId, t.storeId, t.stationId],
      foreignColumns: [station.siteId, station.storeId, station.id],
    }).onDelete('cascade'),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    inSite(t.siteId, t.categoryId, category).onDelete('cascade'),
    unique('station_route_product').on(t.siteId, t.storeId, t.productId),
    unique('station_route_category').on(t.siteId, t.storeId, t.categoryId),
    check('station_route_one_thing', sql`num_nulls(${t.productId}, ${t.categoryId}) = 1`),
  ],
)

/** One round of a table, or one order. */
export const kitchenTicket = pgTable(
  'kitchen_ticket',
  {
    siteId: siteId(),
    id: uuid().$type<TicketId>().notNull().defaultRandom(),
    storeId: integer().$type<StoreId>().notNull(),
    day: day().notNull(),
    /** Of the order, or of the cart whose round it is. */
    number: integer().notNull(),
    mode: known('ordering_mode').notNull(),
    /** The table, or the diner's name. */
    place: text().notNull(),
    notes: text().notNull().default(''),
    cartId: uuid().$type<CartId>().notNull(),
    /** A version of a cart is sent once. */
    cartVersion: integer().notNull(),
    orderId: uuid().$type<OrderId>(),
    sentAt: instant().notNull(),
    dueAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('kitchen_ticket_sent_once').on(t.siteId, t.cartId, t.cartVersion),
    inSite(t.siteId, t.storeId, store),
    inSite(t.siteId, t.cartId, cart),
    inSite(t.siteId, t.orderId, placedOrder),
    index('kitchen_ticket_store').on(t.siteId, t.storeId, t.day),
    index('kitchen_ticket_order').on(t.siteId, t.orderId),
  ],
)

/** A dish that was sent, with the words it was sent with, in the house's language. */
export const kitchenItem = pgTable(
  'kitchen_item',
  {
    siteId: siteId(),
    id: uuid().$type<KitchenItemId>().notNull().defaultRandom(),
    ticketId: uuid().$type<TicketId>().notNull(),
    storeId: integer().$type<StoreId>().notNull(),
    /** Null is the pass: no station cooks it, so everybody sees it there. */
    stationId: integer().$type<StationId>(),
    /** The station that it was sent to, where that was removed since. */
    formerStationId: integer().$type<StationId>(),
    lineId: uuid().$type<LineId>().notNull(),
    productId: integer().$type<ProductId>().notNull(),
    course: smallint().notNull(),
    units: integer().notNull(),
    unitsReady: integer().notNull().default(0),
    combo: text(),
    name: text().notNull(),
    words: jsonb().$type<string[]>().notNull(),
    /** What of them differs from the dish's standard (DAY-086); null where that was not known when it was sent. */
    deviations: jsonb().$type<string[]>(),
    notes: text().notNull(),
    allergens: jsonb().$type<string[]>().notNull(),
    traces: jsonb().$type<string[]>().notNull(),
    /** The allergens of somebody who may eat it. */
    declared: jsonb().$type<string[]>().notNull().default([]),
    /** Those of them that were declared for this dish, and not for the whole table. */
    declaredHere: jsonb().$type<string[]>().notNull().default([]),
    /** What its diner said of those that it meets (DAY-206). */
    answered: jsonb().$type<AnsweredAllergies>(),
    /** When its course was fired, from which its minutes count (DAY-083). */
    firedAt: instant(),
    /** When a person took it on, what they said they do about it, and whose word that is (DAY-073). */
    allergySeenAt: instant(),
    allergyAnswer: text().$type<AllergyAnswer>(),
    allergyBy: text().notNull().default(''),
    state: known('kitchen_item_state').notNull(),
    /** The state it was in when it was voided: plates that were cooking or ready are waste (DAY-087). */
    voidedFrom: known('kitchen_item_state'),
    /** When its station said that it knows. */
    voidSeenAt: instant(),
    /** Grows with every move; whoever moves it names the version they saw. */
    version: integer().notNull().default(1),
    movedAt: instant().notNull(),
    /** The person, or the board, that moved it last. */
    movedBy: text().notNull().default(''),
    /** The press that made it ready: what one press bumped, one recall brings back (DAY-222). */
    pressId: uuid().$type<PressId>(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.ticketId, kitchenTicket).onDelete('cascade'),
    inSite(t.siteId, t.stationId, station),
    inSite(t.siteId, t.productId, product),
    index('kitchen_item_ticket').on(t.siteId, t.ticketId, t.position),
    index('kitchen_item_open').on(t.siteId, t.storeId).where(sql`state not in ('served', 'voided')`),
    index('kitchen_item_press').on(t.siteId, t.pressId).where(sql`press_id is not null`),
    index('kitchen_item_void').on(t.siteId, t.storeId).where(sql`state = 'voided' and void_seen_at is null`),
    positive(t.units),
    positive(t.version),
    check('kitchen_item_allergy_answer', sql`${t.allergyAnswer} in ('adapt', 'tell-floor')`),
    check('kitchen_item_ready_units', sql`${t.unitsReady} between 0 and ${t.units}`),
  ],
)

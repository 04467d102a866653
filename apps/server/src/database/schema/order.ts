import type { OrderSetup } from '@comanda/rules/cart/cart'
import type { Configuration } from '@comanda/rules/catalogue/configuration'
import type { Address } from '@comanda/rules/customer/contact'
import type {
  AllergenId,
  CartId,
  CustomerId,
  FollowKey,
  LineId,
  OrderId,
  ProductId,
  StaffId,
  StoreId,
} from '@comanda/rules/ids'
import { type DebtReason, debtReasons } from '@comanda/rules/order/hand-over'
import { type RefundReason, refundReasons } from '@comanda/rules/order/refund-dish'
import { type VoidReason, voidReasons } from '@comanda/rules/order/reject-reason'
import type { PaymentWish } from '@comanda/rules/payment/payment-choice'
import type { PricePart, VatPart } from '@comanda/rules/pricing/price-part'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { cart } from './cart.ts'
import { amount, day, inSite, instant, notNegative, oneOf, positive } from './columns.ts'
import { customer } from './customer.ts'
import { known } from './known-words.ts'
import { product } from './product.ts'
import { siteId } from './site-id.ts'
import { staff } from './staff.ts'
import { store } from './store.ts'

/** The last number given in a store on a day; taken with an update, so that two orders never share one. */
export const numberCounter = pgTable(
  'number_counter',
  {
    siteId: siteId(),
    storeId: integer().$type<StoreId>().notNull(),
    day: day().notNull(),
    kind: text().$type<'cart' | 'order' | 'receipt'>().notNull(),
    last: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.storeId, t.day, t.kind] }),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
    oneOf(t.kind, ['cart', 'order', 'receipt']),
    positive(t.last),
  ],
)

/** Whoever ordered, as they are sought: the name without accents, and the phone by its digits alone. */
export function guestText({ contactName, contactPhone }: { contactName: PgColumn; contactPhone: PgColumn }): SQL {
  return sql`fold_text(${contactName} || ' ' || regexp_replace(${contactPhone}, '[^0-9]', '', 'g'))`
}

/** A sold dish, as it is sought. */
export function dishText({ name }: { name: PgColumn }): SQL {
  return sql`fold_text(${name})`
}

/** The last nine digits of a number, however it was written; the index below and every search say it alike. */
export function phoneKey(phone: AnyPgColumn): SQL {
  return sql`right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 9)`
}

/** The sold dishes, with the texts and prices they were sold at; later changes of the menu do not change them. */
export const placedOrder = pgTable(
  'placed_order',
  {
    siteId: siteId(),
    id: uuid().$type<OrderId>().notNull().defaultRandom(),
    /** The venue's own day, so that numbers start again each morning. */
    day: day().notNull(),
    number: integer().notNull(),
    cartId: uuid().$type<CartId>().notNull(),
    cartVersion: integer().notNull(),
    storeId: integer().$type<StoreId>().notNull(),
    customerId: uuid().$type<CustomerId>(),
    contactName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text().notNull(),
    language: known('language_code').notNull(),
    setup: jsonb().$type<OrderSetup>().notNull(),
    notes: text().notNull().default(''),
    billing: jsonb().$type<Address>(),
    /** How the diner chose to pay. */
    payment: jsonb().$type<PaymentWish>(),
    /** The cash that the diner will pay with. */
    change: amount(),
    parts: jsonb().$type<PricePart[]>().notNull(),
    vat: jsonb().$type<VatPart[]>().notNull(),
    total: amount().notNull(),
    paid: amount().notNull().default(sql`0`),
    refunded: amount().notNull().default(sql`0`),
    /** The sum that its diner need not pay, because dishes were taken out of it. */
    voided: amount().notNull().default(sql`0`),
    /** The part of it that had come in and goes back, asked for or gone. */
    voidedBack: amount().notNull().default(sql`0`),
    status: known('order_status').notNull(),
    /** Grows with every change of its status; whoever moves it names the version they saw. */
    version: integer().notNull().default(1),
    paymentState: known('order_payment_state').notNull(),
    /** By how much its promised time has moved, in all (DAY-097). */
    delayMinutes: smallint().notNull().default(0),
    /** The earlier order that this one was added to: both arrive together (DAY-100). */
    besideId: uuid().$type<OrderId>(),
    /** Why it was cancelled, as its diner is told. */
    cancelReason: known('cancel_reason'),
    /** Part of the private link to its status page; nobody can guess it. */
    followKey: uuid().$type<FollowKey>().notNull().defaultRandom(),
    /** The number of its simplified invoice; only a paid order of a store with a legal name has one. */
    receiptNumber: text(),
    placedAt: instant().notNull(),
    /** When the last of its money came in; null where that was as it was placed, or where it owes. */
    paidAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('placed_order_receipt').on(t.siteId, t.receiptNumber),
    unique('placed_order_follow_key').on(t.siteId, t.followKey),
    unique('placed_order_number').on(t.siteId, t.storeId, t.day, t.number),
    unique('placed_order_cart_version').on(t.siteId, t.cartId, t.cartVersion),
    inSite(t.siteId, t.cartId, cart),
    inSite(t.siteId, t.storeId, store),
    inSite(t.siteId, t.customerId, customer),
    foreignKey({ name: 'placed_order_beside_fk', columns: [t.siteId, t.besideId], foreignColumns: [t.siteId, t.id] }),
    index('placed_order_customer').on(t.siteId, t.customerId, t.placedAt),
    index('placed_order_phone').on(t.siteId, phoneKey(t.contactPhone), t.placedAt),
    index('placed_order_store').on(t.siteId, t.storeId, t.placedAt),
    // What somebody types to find an order of any day (DAY-207).
    index('placed_order_any_number').on(t.siteId, t.number),
    index('placed_order_any_total').on(t.siteId, t.total),
    index('placed_order_after_voids').on(t.siteId, sql`(${t.total} - ${t.voided})`).where(sql`voided > 0`),
    index('placed_order_guest').using('gin', sql`${guestText(t)} gin_trgm_ops`),
    index('placed_order_table').on(t.siteId, sql`(${t.setup} ->> 'position')`).where(sql`setup ->> 'mode' = 'table'`),
    index('placed_order_waiting').on(t.placedAt).where(sql`status = 'on-hold'`),
    check('placed_order_delay', sql`${t.delayMinutes} between 0 and 120`),
    notNegative(t.total),
    check(
      'placed_order_never_over',
      sql`${t.refunded} between 0 and ${t.paid} and ${t.paid} - ${t.refunded} <= ${t.total}`,
    ),
    check(
      'placed_order_paid_whole',
      sql`${t.paymentState} <> 'paid' or ${t.paid} - ${t.refunded} >= ${t.total} - ${t.voided}`,
    ),
    check('placed_order_voided_part', sql`${t.voided} between 0 and ${t.total}`),
    check('placed_order_voided_back', sql`${t.voidedBack} between 0 and least(${t.voided}, ${t.paid})`),
    positive(t.number),
  ],
)

export const orderLine = pgTable(
  'order_line',
  {
    siteId: siteId(),
    id: uuid().$type<LineId>().notNull(),
    orderId: uuid().$type<OrderId>().notNull(),
    productId: integer().$type<ProductId>().notNull(),
    name: text().notNull(),
    configuration: jsonb().$type<Configuration>().notNull(),
    /** The choices and removals, in the diner's language; null in an order from before this was kept (DAY-069). */
    choices: jsonb().$type<string[]>(),
    /** The same in the house's language. */
    houseChoices: jsonb().$type<string[]>(),
    quantity: integer().notNull(),
    notes: text().notNull().default(''),
    course: smallint().notNull().default(0),
    allergens: jsonb().$type<AllergenId[]>().notNull(),
    total: amount().notNull(),
    parts: jsonb().$type<PricePart[]>().notNull(),
    /** In basis points; null for a line that was sold before this was kept. */
    vatRate: integer(),
    addedBy: text(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.orderId, t.id] }),
    inSite(t.siteId, t.orderId, placedOrder).onDelete('cascade'),
    inSite(t.siteId, t.productId, product),
    index('order_line_dish').using('gin', sql`${dishText(t)} gin_trgm_ops`),
    positive(t.quantity),
    notNegative(t.total),
  ],
)

export const orderStatusChange = pgTable(
  'order_status_change',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    orderId: uuid().$type<OrderId>().notNull(),
    from: known('order_status'),
    to: known('order_status').notNull(),
    staffId: integer().$type<StaffId>(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.orderId, placedOrder).onDelete('cascade'),
    inSite(t.siteId, t.staffId, staff),
    index('order_status_change_order').on(t.siteId, t.orderId),
  ],
)

/**
 * A dish that was taken out of a placed order, which itself is never edited (DAY-100), or units of one whose money was
 * given back after it was handed over (DAY-207).
 */
export const orderVoid = pgTable(
  'order_void',
  {
    siteId: siteId(),
    orderId: uuid().$type<OrderId>().notNull(),
    lineId: uuid().$type<LineId>().notNull(),
    /** How many of the line; fewer than all only after it was handed over. */
    units: integer().notNull(),
    amount: amount().notNull(),
    /** The sum that went back to an employee's receipt, beside the money. */
    points: integer().notNull(),
    reason: text().$type<VoidReason | RefundReason>().notNull(),
    staffId: integer().$type<StaffId>(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.orderId, t.lineId] }),
    foreignKey({
      name: 'order_void_line_fk',
      columns: [t.siteId, t.orderId, t.lineId],
      foreignColumns: [orderLine.siteId, orderLine.orderId, orderLine.id],
    }).onDelete('cascade'),
    // The kitchen asks by line why a dish was voided.
    index('order_void_line').on(t.siteId, t.lineId),
    inSite(t.siteId, t.staffId, staff),
    oneOf(t.reason, [...voidReasons, ...refundReasons]),
    positive(t.units),
    notNegative(t.amount),
    notNegative(t.points),
  ],
)

/** An order that somebody let go before it was paid; it is settled by the money of the order itself (DAY-200). */
export const orderDebt = pgTable(
  'order_debt',
  {
    siteId: siteId(),
    orderId: uuid().$type<OrderId>().notNull(),
    storeId: integer().$type<StoreId>().notNull(),
    reason: text().$type<DebtReason>().notNull(),
    allowedBy: integer().$type<StaffId>().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.orderId] }),
    inSite(t.siteId, t.orderId, placedOrder).onDelete('cascade'),
    inSite(t.siteId, t.storeId, store),
    inSite(t.siteId, t.allowedBy, staff),
    index('order_debt_store').on(t.siteId, t.storeId, t.at),
    oneOf(t.reason, debtReasons),
  ],
)

/** The rider who brings a ready order to its diner. An order without a row waits for a rider. */
export const dispatch = pgTable(
  'dispatch',
  {
    siteId: siteId(),
    orderId: uuid().$type<OrderId>().notNull(),
    riderId: integer().$type<StaffId>().notNull(),
    givenAt: instant().notNull(),
    /** When the rider left with it. */
    outAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.orderId] }),
    inSite(t.siteId, t.orderId, placedOrder).onDelete('cascade'),
    inSite(t.siteId, t.riderId, staff),
  ],
)

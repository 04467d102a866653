import type { AttemptId, BookingId, CardId, CartId, OrderId, SessionId, ShareId, StoreId } from '@comanda/rules/ids'
import type { Sale } from '@comanda/rules/order/sale'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { booking } from './booking.ts'
import { cart } from './cart.ts'
import { amount, inSite, instant, notNegative, oneOf, positive, word } from './columns.ts'
import { savedCard } from './customer.ts'
import { known } from './known-words.ts'
import { placedOrder } from './order.ts'
import type { Provider } from './provider.ts'
import { visitorSession } from './session.ts'
import { siteId } from './site-id.ts'
import { store } from './store.ts'
import { billShare } from './table.ts'

const environments = ['test', 'live'] as const
export type Environment = (typeof environments)[number]

/** A venue's account at a provider. Secrets are sealed with the deployment's own key. */
export const paymentAccount = pgTable(
  'payment_account',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    /** Null serves every store of the site. */
    storeId: integer().$type<StoreId>(),
    provider: text().$type<Provider>().notNull(),
    environment: text().$type<Environment>().notNull(),
    merchantCode: text(),
    terminal: text(),
    publicKey: text(),
    sealedSecret: text(),
    active: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
    unique('payment_account_place').on(t.siteId, t.storeId, t.provider).nullsNotDistinct(),
    word(t.provider),
    oneOf(t.environment, environments),
  ],
)

/** One attempt to collect money. It is committed before any provider is called. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    siteId: siteId(),
    id: uuid().$type<AttemptId>().notNull().defaultRandom(),
    provider: text().$type<Provider>().notNull(),
    environment: text().$type<Environment>().notNull(),
    state: known('attempt_state').notNull(),
    amount: amount().notNull(),
    captured: amount().notNull().default(sql`0`),
    refunded: amount().notNull().default(sql`0`),
    cartId: uuid().$type<CartId>(),
    cartVersion: integer(),
    bookingId: uuid().$type<BookingId>(),
    billShareId: uuid().$type<ShareId>(),
    orderId: uuid().$type<OrderId>(),
    storeId: integer().$type<StoreId>().notNull(),
    sessionId: uuid().$type<SessionId>(),
    savedCardId: uuid().$type<CardId>(),
    savesCard: boolean().notNull().default(false),
    providerReference: text(),
    merchantOrder: text().notNull(),
    /**
     * The sale that the money buys, frozen before it is asked for; null where that is stored elsewhere, as for a
     * booking.
     */
    sale: jsonb().$type<Sale>(),
    /** The data that the next step needs (3-D Secure), never a card. */
    resume: jsonb().$type<Record<string, unknown>>(),
    declineReason: text(),
    createdAt: instant().notNull(),
    submittedAt: instant(),
    settledAt: instant(),
    nextQueryAt: instant(),
    /** When its provider was last asked because a page waits for the result. */
    askedAt: instant(),
    queries: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.cartId, cart),
    inSite(t.siteId, t.bookingId, booking),
    inSite(t.siteId, t.billShareId, billShare),
    inSite(t.siteId, t.orderId, placedOrder),
    inSite(t.siteId, t.storeId, store),
    inSite(t.siteId, t.sessionId, visitorSession),
    // Sets only the card to null, never the site: PostgreSQL can say that, the schema cannot (0000_baseline.sql).
    inSite(t.siteId, t.savedCardId, savedCard).onDelete('set null'),
    // Across all sites: a genuine payment for one order must never settle another (faults 33).
    unique('payment_attempt_reference').on(t.provider, t.providerReference),
    unique('payment_attempt_merchant_order').on(t.merchantOrder),
    uniqueIndex('payment_attempt_active_cart')
      .on(t.siteId, t.cartId, t.cartVersion)
      .where(sql`state in ('created', 'submitted', 'challenged', 'unknown')`),
    uniqueIndex('payment_attempt_active_booking')
      .on(t.siteId, t.bookingId)
      .where(sql`state in ('created', 'submitted', 'challenged', 'unknown')`),
    uniqueIndex('payment_attempt_active_share')
      .on(t.siteId, t.billShareId)
      .where(sql`state in ('created', 'submitted', 'challenged', 'unknown')`),
    uniqueIndex('payment_attempt_active_order')
      .on(t.siteId, t.orderId)
      .where(sql`state in ('created', 'submitted', 'challenged', 'unknown')`),
    index('payment_attempt_due').on(t.nextQueryAt).where(sql`next_query_at is not null`),
    word(t.provider),
    oneOf(t.environment, environments),
    // Money at the door is for an order that is there already; other money names the order that it made.
    check(
      'payment_attempt_one_subject',
      sql`num_nonnulls(${t.cartId}, ${t.bookingId}, ${t.billShareId}) = 1 or (num_nonnulls(${t.cartId}, ${t.bookingId}, ${t.billShareId}) = 0 and ${t.orderId} is not null)`,
    ),
    check('payment_attempt_cart_version', sql`(${t.cartId} is null) = (${t.cartVersion} is null)`),
    check('payment_attempt_merchant_order_form', sql`${t.merchantOrder} ~ '^[0-9]{4}[0-9A-Za-z]{8}$'`),
    positive(t.amount),
    check('payment_attempt_captured_range', sql`${t.captured} between 0 and ${t.amount}`),
    check('payment_attempt_refunded_range', sql`${t.refunded} between 0 and ${t.captured}`),
    check('payment_attempt_approved_whole', sql`${t.state} <> 'approved' or ${t.captured} = ${t.amount}`),
    notNegative(t.queries),
  ],
)

export const attemptStateChange = pgTable(
  'attempt_state_change',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    attemptId: uuid().$type<AttemptId>().notNull(),
    from: known('attempt_state'),
    to: known('attempt_state').notNull(),
    cause: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.attemptId, paymentAttempt),
    index('attempt_state_change_attempt').on(t.siteId, t.attemptId),
  ],
)

export const paymentEventKinds = ['request', 'reply', 'notification', 'query', 'return'] as const

/** The messages that were sent to and received from a provider, without secrets. A notification is stored once. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    attemptId: uuid().$type<AttemptId>(),
    provider: text().$type<Provider>().notNull(),
    kind: text().$type<(typeof paymentEventKinds)[number]>().notNull(),
    providerEventId: text(),
    verified: boolean().notNull(),
    body: jsonb().$type<unknown>().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.attemptId, paymentAttempt),
    unique('payment_event_once').on(t.provider, t.providerEventId),
    index('payment_event_attempt').on(t.siteId, t.attemptId),
    word(t.provider),
    oneOf(t.kind, paymentEventKinds),
  ],
)

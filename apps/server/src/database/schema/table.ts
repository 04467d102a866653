import type { AttemptId, CartId, LineId, SessionId, ShareId, StaffId } from '@comanda/rules/ids'
import type { Sale } from '@comanda/rules/order/sale'
import type { BillLine } from '@comanda/rules/table/split-bill'
import { type TableCallKind, tableCallKinds } from '@comanda/rules/table/table-call'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { cart, cartLine } from './cart.ts'
import { amount, inSite, instant, notNegative, oneOf, positive } from './columns.ts'
import { visitorSession } from './session.ts'
import { siteId } from './site-id.ts'
import { staff } from './staff.ts'

/** A lock on typing the table's phone number; anyone may take an expired one (faults 27). */
export const phoneLock = pgTable(
  'phone_lock',
  {
    siteId: siteId(),
    cartId: uuid().$type<CartId>().notNull(),
    heldBy: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.cartId] }), inSite(t.siteId, t.cartId, cart).onDelete('cascade')],
)

/** The name that a phone at a table is given by its owner; forgotten with the visit that gave the name. */
export const tableDiner = pgTable(
  'table_diner',
  {
    siteId: siteId(),
    cartId: uuid().$type<CartId>().notNull(),
    device: text().notNull(),
    sessionId: uuid().$type<SessionId>().notNull(),
    name: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.cartId, t.device] }),
    inSite(t.siteId, t.cartId, cart).onDelete('cascade'),
    inSite(t.siteId, t.sessionId, visitorSession).onDelete('cascade'),
    index('table_diner_session').on(t.siteId, t.sessionId),
    check('table_diner_name_length', sql`length(${t.name}) between 1 and 20`),
  ],
)

/** A table calls for somebody. */
export const tableCall = pgTable(
  'table_call',
  {
    siteId: siteId(),
    id: uuid().notNull().defaultRandom(),
    cartId: uuid().$type<CartId>().notNull(),
    kind: text().$type<TableCallKind>().notNull(),
    calledAt: instant().notNull(),
    answeredAt: instant(),
    answeredBy: integer().$type<StaffId>(),
    /** The table itself ended it: nobody has to come. */
    takenBack: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.cartId, cart).onDelete('cascade'),
    inSite(t.siteId, t.answeredBy, staff),
    oneOf(t.kind, tableCallKinds),
    index('table_call_cart').on(t.siteId, t.cartId),
    index('table_call_open').on(t.siteId, t.calledAt).where(sql`answered_at is null`),
  ],
)

/** The sum that a table owes while its diners pay their shares; it can never be collected twice. */
export const bill = pgTable(
  'bill',
  {
    siteId: siteId(),
    id: uuid().notNull().defaultRandom(),
    cartId: uuid().$type<CartId>().notNull(),
    cartVersion: integer().notNull(),
    total: amount().notNull(),
    /** The sale that the table buys, frozen when its first share was taken. */
    sale: jsonb().$type<Sale>().notNull(),
    /** Its dishes, each with its part of what belongs to the whole bill. */
    lines: jsonb().$type<Omit<BillLine, 'claimed'>[]>().notNull(),
    reserved: amount().notNull().default(sql`0`),
    collected: amount().notNull().default(sql`0`),
    openedAt: instant().notNull(),
    closedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('bill_cart_version').on(t.siteId, t.cartId, t.cartVersion),
    inSite(t.siteId, t.cartId, cart),
    notNegative(t.total),
    notNegative(t.reserved),
    notNegative(t.collected),
    check('bill_closed_when_covered', sql`${t.closedAt} is null or ${t.reserved} + ${t.collected} = ${t.total}`),
    check('bill_never_over', sql`${t.reserved} + ${t.collected} <= ${t.total}`),
  ],
)

const shareKinds = ['diner', 'product', 'custom'] as const
/** Promised: the diner pays the waiter, so the money is not collected here. */
const shareStates = ['reserved', 'promised', 'paid', 'released'] as const

export const billShare = pgTable(
  'bill_share',
  {
    siteId: siteId(),
    id: uuid().$type<ShareId>().notNull().defaultRandom(),
    billId: uuid().notNull(),
    sessionId: uuid().$type<SessionId>(),
    kind: text().$type<(typeof shareKinds)[number]>().notNull(),
    state: text().$type<(typeof shareStates)[number]>().notNull(),
    amount: amount().notNull(),
    tip: amount().notNull().default(sql`0`),
    attemptId: uuid().$type<AttemptId>(),
    expiresAt: instant().notNull(),
    /** The number of its own simplified invoice. */
    receiptNumber: text(),
    paidAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('bill_share_receipt').on(t.siteId, t.receiptNumber),
    inSite(t.siteId, t.billId, bill),
    inSite(t.siteId, t.sessionId, visitorSession),
    index('bill_share_bill').on(t.siteId, t.billId),
    oneOf(t.kind, shareKinds),
    oneOf(t.state, shareStates),
    positive(t.amount),
    notNegative(t.tip),
  ],
)

/** The part of a line that a share pays for: two of its three units, or half of one. */
export const billShareLine = pgTable(
  'bill_share_line',
  {
    siteId: siteId(),
    shareId: uuid().$type<ShareId>().notNull(),
    lineId: uuid().$type<LineId>().notNull(),
    parts: integer().notNull(),
    of: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.shareId, t.lineId] }),
    inSite(t.siteId, t.shareId, billShare).onDelete('cascade'),
    inSite(t.siteId, t.lineId, cartLine),
    check('bill_share_line_part', sql`${t.parts} between 1 and ${t.of}`),
  ],
)

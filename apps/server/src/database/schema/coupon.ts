import type { CartId, CouponId, CustomerId, OrderId, ReceiptId } from '@comanda/rules/ids'
import type { BasisPoints } from '@comanda/rules/money/cents'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { cart } from './cart.ts'
import { amount, caseless, inSite, instant, notNegative, oneOf, positive, share, writtenAt } from './columns.ts'
import { customer } from './customer.ts'
import { placedOrder } from './order.ts'
import { siteId } from './site-id.ts'

/** `uses` counts what carts have reserved or spent; the limit holds for any number of buyers at once. */
export const coupon = pgTable(
  'coupon',
  {
    siteId: siteId(),
    id: integer().$type<CouponId>().notNull().generatedByDefaultAsIdentity(),
    code: caseless().notNull(),
    amount: amount(),
    share: integer().$type<BasisPoints>(),
    minimumOrder: amount().notNull().default(sql`0`),
    validFrom: instant().notNull(),
    validTo: instant().notNull(),
    useLimit: integer(),
    uses: integer().notNull().default(0),
    published: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('coupon_code').on(t.siteId, t.code),
    check('coupon_one_discount', sql`num_nonnulls(${t.amount}, ${t.share}) = 1`),
    positive(t.amount),
    share(t.share),
    notNegative(t.minimumOrder),
    check('coupon_valid_range', sql`${t.validFrom} < ${t.validTo}`),
    notNegative(t.useLimit),
    check('coupon_uses_within_limit', sql`${t.uses} >= 0 and (${t.useLimit} is null or ${t.uses} <= ${t.useLimit})`),
  ],
)

const couponUseStates = ['reserved', 'spent', 'released'] as const

/** One cart's reservation of a coupon, so that it is counted once and given back once. */
export const couponUse = pgTable(
  'coupon_use',
  {
    siteId: siteId(),
    couponId: integer().$type<CouponId>().notNull(),
    cartId: uuid().$type<CartId>().notNull(),
    state: text().$type<(typeof couponUseStates)[number]>().notNull(),
    changedAt: writtenAt(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.couponId, t.cartId] }),
    inSite(t.siteId, t.couponId, coupon),
    inSite(t.siteId, t.cartId, cart),
    oneOf(t.state, couponUseStates),
    index('coupon_use_of_cart').on(t.siteId, t.cartId),
  ],
)

/** An employee's discount receipt; points are cents. */
export const receipt = pgTable(
  'receipt',
  {
    siteId: siteId(),
    id: uuid().$type<ReceiptId>().notNull().defaultRandom(),
    customerId: uuid().$type<CustomerId>().notNull(),
    code: caseless().notNull(),
    pointsGained: integer().notNull(),
    pointsRemaining: integer().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('receipt_code').on(t.siteId, t.code),
    inSite(t.siteId, t.customerId, customer),
    check('receipt_points_range', sql`${t.pointsRemaining} between 0 and ${t.pointsGained}`),
    check('receipt_valid_range', sql`${t.createdAt} < ${t.expiresAt}`),
  ],
)

/** Points that an order took from a receipt, or gave back. */
export const pointsMovement = pgTable(
  'points_movement',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    receiptId: uuid().$type<ReceiptId>().notNull(),
    cartId: uuid().$type<CartId>(),
    orderId: uuid().$type<OrderId>(),
    points: integer().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.receiptId, receipt),
    inSite(t.siteId, t.cartId, cart),
    inSite(t.siteId, t.orderId, placedOrder),
    index('points_movement_of_cart').on(t.siteId, t.cartId),
  ],
)

import type { AttemptId, DrawerId, StaffId, StoreId } from '@comanda/rules/ids'
import { type DeliveryPayment, deliveryPayments } from '@comanda/rules/payment/payment-choice'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { amount, inSite, instant, oneOf, positive } from './columns.ts'
import { paymentAttempt } from './payment.ts'
import { siteId } from './site-id.ts'
import { staff } from './staff.ts'
import { store } from './store.ts'

/** Where a store keeps its cash. */
export const drawer = pgTable(
  'drawer',
  {
    siteId: siteId(),
    id: integer().$type<DrawerId>().notNull().generatedByDefaultAsIdentity(),
    storeId: integer().$type<StoreId>().notNull(),
    number: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
    unique('drawer_number').on(t.siteId, t.storeId, t.number),
    positive(t.number),
  ],
)

/** Money that a person took by hand. Cash without a drawer is in the pouch of whoever took it. */
export const handTaking = pgTable(
  'hand_taking',
  {
    siteId: siteId(),
    attemptId: uuid().$type<AttemptId>().notNull(),
    storeId: integer().$type<StoreId>().notNull(),
    means: text().$type<DeliveryPayment>().notNull(),
    amount: amount().notNull(),
    takenBy: integer().$type<StaffId>().notNull(),
    takenAt: instant().notNull(),
    drawerId: integer().$type<DrawerId>(),
    /** When it came into the drawer, and who put it there. */
    handedInAt: instant(),
    handedInTo: integer().$type<StaffId>(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.attemptId] }),
    inSite(t.siteId, t.attemptId, paymentAttempt),
    inSite(t.siteId, t.storeId, store),
    inSite(t.siteId, t.takenBy, staff),
    inSite(t.siteId, t.drawerId, drawer),
    inSite(t.siteId, t.handedInTo, staff),
    index('hand_taking_pouch').on(t.siteId, t.storeId, t.takenBy).where(sql`means = 'cash' and drawer_id is null`),
    oneOf(t.means, deliveryPayments),
    positive(t.amount),
    check('hand_taking_drawer', sql`num_nulls(${t.drawerId}, ${t.handedInAt}, ${t.handedInTo}) in (0, 3)`),
    check('hand_taking_only_cash', sql`${t.means} = 'cash' or ${t.drawerId} is null`),
  ],
)

import type { CustomerId, SessionId } from '@comanda/rules/ids'
import { type LanguageCode, languageCodes } from '@comanda/rules/text/language'
import { sql } from 'drizzle-orm'
import { check, index, integer, json, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, inSite, instant, notNegative, oneOf, ruled } from './columns.ts'
import { customer } from './customer.ts'
import { siteId, siteIdUnchecked } from './site-id.ts'

/** The session of a visitor. Only the visitor has the token; its hash is here. */
export const visitorSession = pgTable(
  'visitor_session',
  {
    siteId: siteId(),
    id: uuid().$type<SessionId>().notNull().defaultRandom(),
    tokenHash: bytes().notNull(),
    customerId: uuid().$type<CustomerId>(),
    language: text().$type<LanguageCode>(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('visitor_session_token').on(t.tokenHash),
    inSite(t.siteId, t.customerId, customer).onDelete('cascade'),
    index('visitor_session_customer').on(t.siteId, t.customerId),
    index('visitor_session_expiry').on(t.expiresAt),
    oneOf(t.language, languageCodes),
    check('visitor_session_range', sql`${t.createdAt} < ${t.expiresAt}`),
  ],
)

/** The answer that a write gave the first time. */
export const idempotencyRecord = pgTable(
  'idempotency_record',
  {
    siteId: siteIdUnchecked(),
    /** The session that the key belongs to, or `site` before there is one. */
    scope: text().notNull(),
    key: ruled<string>('idempotency_key').notNull(),
    call: text().notNull(),
    requestHash: bytes().notNull(),
    status: smallint().notNull(),
    /** Kept as it was sent and only sent again: to take it apart would cost four times as much as to keep it. */
    response: json().$type<unknown>(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.scope, t.key] }), index('idempotency_record_age').on(t.createdAt)],
)

/** How often something was tried within a period, counted across all instances. */
export const tryCount = pgTable(
  'try_count',
  {
    siteId: siteId(),
    /** The thing that is tried and the one who tries, such as `coupon:session:…`. */
    subject: text().notNull(),
    startsAt: instant().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.subject, t.startsAt] }),
    notNegative(t.count),
    index('try_count_age').on(t.startsAt),
  ],
)

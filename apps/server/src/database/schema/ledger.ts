import type { AttemptId, StaffId } from '@comanda/rules/ids'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { amount, inSite, instant, oneOf, positive, word, writtenAt } from './columns.ts'
import { paymentAttempt } from './payment.ts'
import type { Provider } from './provider.ts'
import { siteId } from './site-id.ts'
import { staff } from './staff.ts'

export const refundStates = ['requested', 'submitted', 'unknown', 'done', 'failed'] as const

export const refund = pgTable(
  'refund',
  {
    siteId: siteId(),
    id: uuid().notNull().defaultRandom(),
    attemptId: uuid().$type<AttemptId>().notNull(),
    key: text().notNull(),
    state: text().$type<(typeof refundStates)[number]>().notNull(),
    amount: amount().notNull(),
    reason: text().notNull(),
    providerReference: text(),
    staffId: integer().$type<StaffId>(),
    requestedAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('refund_key').on(t.siteId, t.key),
    inSite(t.siteId, t.attemptId, paymentAttempt),
    inSite(t.siteId, t.staffId, staff),
    oneOf(t.state, refundStates),
    positive(t.amount),
  ],
)

export const ledgerAccounts = ['provider', 'order', 'booking', 'tip', 'refund'] as const

/** Double entry: the rows of one posting sum to zero, checked when the transaction ends. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    posting: uuid().notNull(),
    attemptId: uuid().$type<AttemptId>().notNull(),
    account: text().$type<(typeof ledgerAccounts)[number]>().notNull(),
    amount: amount().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.attemptId, paymentAttempt),
    index('ledger_entry_posting').on(t.siteId, t.posting),
    index('ledger_entry_attempt').on(t.siteId, t.attemptId),
    oneOf(t.account, ledgerAccounts),
  ],
)

/** Where our books and a provider's differ; a person closes it. */
export const reconciliationBreak = pgTable(
  'reconciliation_break',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    attemptId: uuid().$type<AttemptId>(),
    provider: text().$type<Provider>().notNull(),
    providerReference: text(),
    kind: text().notNull(),
    detail: jsonb().$type<unknown>().notNull(),
    foundAt: writtenAt(),
    resolvedAt: instant(),
    resolvedBy: integer().$type<StaffId>(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.attemptId, paymentAttempt),
    inSite(t.siteId, t.resolvedBy, staff),
    word(t.provider),
    index('reconciliation_break_open').on(t.siteId, t.foundAt).where(sql`resolved_at is null`),
  ],
)

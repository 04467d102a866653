import type { AttemptId, BookingId, CartId, OrderId, SessionId, ShareId, SiteId } from '@comanda/rules/ids'
import type { AttemptState } from '@comanda/rules/payment/attempt'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { hotInsert } from '../database/hot-insert.ts'
import { attemptStateChange, paymentAttempt, paymentEvent, type paymentEventKinds } from '../database/schema/payment.ts'
import type { Provider } from '../database/schema/provider.ts'
import { bill, billShare } from '../database/schema/table.ts'
import type { AttemptNotes } from './attempt-notes.ts'

type Row = typeof paymentAttempt.$inferSelect
export type StoredAttempt = Omit<Row, 'resume'> & { readonly resume: AttemptNotes }
export type NewAttempt = Omit<typeof paymentAttempt.$inferInsert, 'id' | 'state' | 'resume'> & {
  readonly resume: AttemptNotes
}

const activeStates = ['created', 'submitted', 'challenged', 'unknown'] as const satisfies readonly AttemptState[]

/** It may still bring money, and a page or a job waits for it. */
export function isActive({ state }: Pick<StoredAttempt, 'state'>): boolean {
  return activeStates.some((active) => active === state)
}

const attempts = hotInsert(paymentAttempt)
const stateChanges = hotInsert(attemptStateChange)
const traces = hotInsert(paymentEvent, { keepsFirst: true })

export async function saveAttempt(tx: Tx, attempt: NewAttempt): Promise<StoredAttempt> {
  const { resume, ...row } = attempt
  const saved = await attempts.save(tx, { ...row, state: 'created', resume: toStored(resume) })
  if (saved === undefined) throw new Error('the attempt was not saved')
  const { siteId, createdAt } = attempt
  stateChanges.leave(tx, { siteId, attemptId: saved.id, to: 'created', cause: 'start', at: createdAt })
  return toAttempt(saved)
}

const selectAttempt = (db: Reader, slot: Slots<Pick<Row, 'siteId' | 'id'>>) =>
  db
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.siteId, slot('siteId', paymentAttempt.siteId)),
        eq(paymentAttempt.id, slot('id', paymentAttempt.id)),
      ),
    )
const attemptById = hot(selectAttempt)
const lockedAttempt = hot((db, slot: Slots<Pick<Row, 'siteId' | 'id'>>) => selectAttempt(db, slot).for('update'))

export async function findAttempt(db: Reader, siteId: SiteId, id: AttemptId): Promise<StoredAttempt | undefined> {
  const [found] = await attemptById.ask(db, { siteId, id })
  return found && toAttempt(found)
}

export async function lockAttempt(tx: Tx, siteId: SiteId, id: AttemptId): Promise<StoredAttempt> {
  const [found] = await lockedAttempt.ask(tx, { siteId, id })
  if (found === undefined) throw new Error('an attempt vanished')
  return toAttempt(found)
}

/** Across all sites: a bank's message names the order and not the site. */
export async function findAttemptByOrder(db: Reader, merchantOrder: string): Promise<StoredAttempt | undefined> {
  const [found] = await attemptByOrder.ask(db, { merchantOrder })
  return found && toAttempt(found)
}

const attemptByOrder = hot((db, slot: Slots<{ readonly merchantOrder: string }>) =>
  db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.merchantOrder, slot('merchantOrder', paymentAttempt.merchantOrder))),
)

export async function findAttemptByReference(
  db: Reader,
  methods: readonly Provider[],
  reference: string,
): Promise<StoredAttempt | undefined> {
  const [found] = await attemptByReference.ask(db, { methods, reference })
  return found && toAttempt(found)
}

const attemptByReference = hot((db, slot: Slots<{ methods: readonly Provider[]; reference: string }>) =>
  db
    .select()
    .from(paymentAttempt)
    .where(
      and(
        sql`${paymentAttempt.provider} = any(${slot('methods', paymentAttempt.provider)}::text[])`,
        eq(paymentAttempt.providerReference, slot('reference', paymentAttempt.providerReference)),
      ),
    ),
)

export type SubjectKey =
  | { readonly cartId: CartId; readonly cartVersion?: number }
  | { readonly shareId: ShareId }
  | { readonly bookingId: BookingId }
  | { readonly orderId: OrderId }

interface SubjectSearch {
  readonly siteId: SiteId
  readonly subjectId: string
}

const activeBy = (column: PgColumn) =>
  hot((db, slot: Slots<SubjectSearch>) =>
    db
      .select()
      .from(paymentAttempt)
      .where(
        and(
          eq(paymentAttempt.siteId, slot('siteId', paymentAttempt.siteId)),
          eq(column, slot('subjectId', column)),
          inArray(paymentAttempt.state, [...activeStates]),
        ),
      )
      .orderBy(asc(paymentAttempt.createdAt)),
  )
const activeOfCart = activeBy(paymentAttempt.cartId)
const activeOfShare = activeBy(paymentAttempt.billShareId)
const activeOfOrder = activeBy(paymentAttempt.orderId)
const activeOfBooking = activeBy(paymentAttempt.bookingId)

/** The attempts of one subject that may still bring money. */
export async function listActiveAttempts(db: Reader, siteId: SiteId, subject: SubjectKey): Promise<StoredAttempt[]> {
  return (await askActive(db, siteId, subject)).map(toAttempt)
}

function askActive(db: Reader, siteId: SiteId, subject: SubjectKey): Promise<Row[]> {
  if ('cartId' in subject) return activeOfCart.ask(db, { siteId, subjectId: subject.cartId })
  if ('shareId' in subject) return activeOfShare.ask(db, { siteId, subjectId: subject.shareId })
  if ('orderId' in subject) return activeOfOrder.ask(db, { siteId, subjectId: subject.orderId })
  return activeOfBooking.ask(db, { siteId, subjectId: subject.bookingId })
}

/** The newest attempt to pay a cart that this visitor made with one provider. */
export async function findLastAttempt(
  db: Reader,
  siteId: SiteId,
  by: { readonly cartId: CartId; readonly sessionId: SessionId; readonly provider: Provider },
): Promise<StoredAttempt | undefined> {
  const [found] = await db
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.siteId, siteId),
        eq(paymentAttempt.cartId, by.cartId),
        eq(paymentAttempt.sessionId, by.sessionId),
        eq(paymentAttempt.provider, by.provider),
      ),
    )
    .orderBy(desc(paymentAttempt.createdAt))
    .limit(1)
  return found && toAttempt(found)
}

/** A booking with the changes of it that were paid for, or an order, whoever at its table paid. */
export type PaidThing =
  | { readonly bookingIds: readonly BookingId[] }
  | { readonly orderId: OrderId; readonly cartId: CartId; readonly cartVersion: number }

/** The attempts whose money came in for something, the newest first. */
export async function listPaidAttempts(db: Reader, siteId: SiteId, thing: PaidThing): Promise<StoredAttempt[]> {
  if ('bookingIds' in thing && thing.bookingIds.length === 0) return []
  const found = await db
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.siteId, siteId),
        paidFor(db, siteId, thing),
        inArray(paymentAttempt.state, ['approved', 'refunding', 'refunded']),
      ),
    )
    .orderBy(desc(paymentAttempt.createdAt))
  return found.map(toAttempt)
}

function paidFor(db: Reader, siteId: SiteId, thing: PaidThing) {
  if ('bookingIds' in thing) return inArray(paymentAttempt.bookingId, [...thing.bookingIds])
  const { orderId, cartId, cartVersion } = thing
  const shares = db
    .select({ attemptId: billShare.attemptId })
    .from(billShare)
    .innerJoin(bill, and(eq(bill.siteId, billShare.siteId), eq(bill.id, billShare.billId)))
    .where(
      and(
        eq(bill.siteId, siteId),
        eq(bill.cartId, cartId),
        eq(bill.cartVersion, cartVersion),
        eq(billShare.state, 'paid'),
      ),
    )
  return or(eq(paymentAttempt.orderId, orderId), inArray(paymentAttempt.id, shares))
}

/** The order that an attempt made. The attempt is locked, so nobody waits for the answer. */
export function leaveOrderOf(tx: Tx, attempt: StoredAttempt, orderId: OrderId): StoredAttempt {
  const { siteId, id } = attempt
  orderedAttempt.leave(tx, { siteId, id, orderId })
  return { ...attempt, orderId }
}

const orderedAttempt = hot((db, slot: Slots<Pick<StoredAttempt, 'siteId' | 'id' | 'orderId'>>) =>
  db
    .update(paymentAttempt)
    .set({ orderId: slot('orderId', paymentAttempt.orderId) })
    .where(
      and(
        eq(paymentAttempt.siteId, slot('siteId', paymentAttempt.siteId)),
        eq(paymentAttempt.id, slot('id', paymentAttempt.id)),
      ),
    ),
)

export interface PaymentTrace {
  readonly siteId: SiteId
  readonly attemptId: AttemptId
  readonly provider: Provider
  readonly kind: (typeof paymentEventKinds)[number]
  readonly providerEventId?: string | null
  readonly verified: boolean
  readonly body: unknown
  readonly at: Instant
}

/** The same message twice is stored once. */
export async function saveTrace(db: Reader, trace: PaymentTrace): Promise<void> {
  await traces.save(db, trace)
}

/** A row as the other rooms see it. */
export function toAttempt({ resume, ...row }: Row): StoredAttempt {
  return { ...row, resume: toNotes(resume) }
}

/** Written by `toStored` alone. */
function toNotes(stored: unknown): AttemptNotes {
  return stored as AttemptNotes
}

function toStored(notes: AttemptNotes): Record<string, unknown> {
  return { ...notes }
}

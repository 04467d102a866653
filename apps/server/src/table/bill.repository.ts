import type { CartId, SessionId, ShareId, SiteId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { cents } from '@comanda/rules/money/cents'
import { type Claim, joinClaims, type ShareWish } from '@comanda/rules/table/split-bill'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { bill, billShare, billShareLine } from '../database/schema/table.ts'

export type StoredBill = typeof bill.$inferSelect
export type StoredShare = typeof billShare.$inferSelect

interface BillKey {
  readonly siteId: SiteId
  readonly cartId: CartId
  readonly cartVersion: number
}

/** The bill of one version of a cart; whoever changes it has locked the cart. */
export async function findBill(db: Reader, { siteId, cartId, cartVersion }: BillKey): Promise<StoredBill | undefined> {
  const [found] = await billOfCart.ask(db, { siteId, cartId, cartVersion })
  return found
}

const billOfCart = hot((db, slot: Slots<BillKey>) =>
  db
    .select()
    .from(bill)
    .where(
      and(
        eq(bill.siteId, slot('siteId', bill.siteId)),
        eq(bill.cartId, slot('cartId', bill.cartId)),
        eq(bill.cartVersion, slot('cartVersion', bill.cartVersion)),
      ),
    ),
)

/** The bills of these carts, whatever their version. */
export function listBills(db: Reader, siteId: SiteId, cartIds: readonly CartId[]): Promise<StoredBill[]> {
  return db
    .select()
    .from(bill)
    .where(and(eq(bill.siteId, siteId), inArray(bill.cartId, [...cartIds])))
}

export async function insertBill(
  tx: Tx,
  { siteId, cartId, cartVersion }: BillKey,
  opened: Pick<StoredBill, 'total' | 'sale' | 'lines' | 'openedAt'>,
): Promise<StoredBill> {
  const [saved] = await tx
    .insert(bill)
    .values({ siteId, cartId, cartVersion, ...opened })
    .returning()
  if (saved === undefined) throw new Error('the bill was not saved')
  return saved
}

const liveStates = ['reserved', 'promised', 'paid'] as const

/** A valid share, with the parts of lines that it pays for. */
export interface LiveShare extends StoredShare {
  readonly claims: readonly Claim[]
}

export function listLiveShares(db: Reader, { siteId, id }: Pick<StoredBill, 'siteId' | 'id'>): Promise<LiveShare[]> {
  return listLiveSharesOf(db, siteId, [id])
}

/** The same of many bills. */
export async function listLiveSharesOf(
  db: Reader,
  siteId: SiteId,
  billIds: readonly StoredBill['id'][],
): Promise<LiveShare[]> {
  if (billIds.length === 0) return []
  const isOfBill = inArray(billShare.billId, [...billIds])
  const shares = await db
    .select()
    .from(billShare)
    .where(and(eq(billShare.siteId, siteId), isOfBill, inArray(billShare.state, [...liveStates])))
    .orderBy(billShare.expiresAt, billShare.id)
  const ids = shares.map((share) => share.id)
  const lines = ids.length === 0 ? [] : await listShareLines(db, siteId, ids)
  return shares.map((share) => ({ ...share, claims: toClaims(lines.filter(({ shareId }) => shareId === share.id)) }))
}

/** The parts of lines that one share was taken for, also if it was given back. */
export async function listClaims(db: Reader, { siteId, id }: StoredShare): Promise<Claim[]> {
  return toClaims(await listShareLines(db, siteId, [id]))
}

type StoredShareLine = typeof billShareLine.$inferSelect

function listShareLines(db: Reader, siteId: SiteId, ids: readonly ShareId[]): Promise<StoredShareLine[]> {
  return db
    .select()
    .from(billShareLine)
    .where(and(eq(billShareLine.siteId, siteId), inArray(billShareLine.shareId, [...ids])))
}

function toClaims(lines: readonly StoredShareLine[]): Claim[] {
  return lines.map(({ lineId, parts, of }) => ({ lineId, part: { parts, of } }))
}

export interface NewShare {
  readonly wish: ShareWish
  readonly amount: Cents
  /** Null for the staff. */
  readonly sessionId: SessionId | null
  readonly expiresAt: Instant
}

/** Stored and counted in one transaction; the bill's own check refuses a cent too many, whoever writes it. */
export async function insertShare(tx: Tx, of: StoredBill, { wish, ...share }: NewShare): Promise<StoredShare> {
  const { siteId, id: billId } = of
  const values = { siteId, billId, kind: wish.kind, state: 'reserved' as const, ...share }
  const [saved] = await tx.insert(billShare).values(values).returning()
  if (saved === undefined) throw new Error('the share was not saved')
  if (wish.kind === 'product') {
    const claims = joinClaims(wish.claims).map(({ lineId, part }) => ({ siteId, shareId: saved.id, lineId, ...part }))
    await tx.insert(billShareLine).values(claims)
  }
  await addReserved(tx, of, share.amount)
  return saved
}

export async function releaseShares(tx: Tx, of: StoredBill, shares: readonly StoredShare[]): Promise<void> {
  if (shares.length === 0) return
  const ids = shares.map(({ id }) => id)
  await tx
    .update(billShare)
    .set({ state: 'released' })
    .where(and(eq(billShare.siteId, of.siteId), inArray(billShare.id, ids)))
  await addReserved(tx, of, cents(-shares.reduce((sum, { amount }) => sum + amount, 0)))
}

/** The fields of one share that change besides its amount. */
type ShareChange = Partial<Pick<StoredShare, 'state' | 'attemptId' | 'tip' | 'receiptNumber' | 'paidAt'>>

export async function changeShare(tx: Tx, { siteId, id }: StoredShare, change: ShareChange): Promise<void> {
  await tx
    .update(billShare)
    .set(change)
    .where(and(eq(billShare.siteId, siteId), eq(billShare.id, id)))
}

/** Its dishes are paid by others, so it counts as an amount. */
export async function removeClaims(tx: Tx, { siteId, id }: StoredShare): Promise<void> {
  await tx.delete(billShareLine).where(and(eq(billShareLine.siteId, siteId), eq(billShareLine.shareId, id)))
}

/** The money of a share moves from what is kept to what is collected; one that was given back is kept no more. */
export async function collectShare(tx: Tx, { siteId, id }: StoredBill, share: StoredShare): Promise<void> {
  const kept = share.state === 'reserved' ? share.amount : 0
  await tx
    .update(bill)
    .set({ reserved: sql`${bill.reserved} - ${kept}`, collected: sql`${bill.collected} + ${share.amount}` })
    .where(and(eq(bill.siteId, siteId), eq(bill.id, id)))
}

export async function closeBill(tx: Tx, { siteId, id }: StoredBill, now: Instant): Promise<void> {
  await tx
    .update(bill)
    .set({ closedAt: now })
    .where(and(eq(bill.siteId, siteId), eq(bill.id, id)))
}

async function addReserved(tx: Tx, { siteId, id }: StoredBill, amount: Cents): Promise<void> {
  await tx
    .update(bill)
    .set({ reserved: sql`${bill.reserved} + ${amount}` })
    .where(and(eq(bill.siteId, siteId), eq(bill.id, id)))
}

export interface ShareOfCart {
  readonly share: StoredShare
  readonly bill: StoredBill
}

export async function findShare(db: Reader, siteId: SiteId, shareId: ShareId): Promise<ShareOfCart | undefined> {
  const [found] = await db
    .select({ share: billShare, bill })
    .from(billShare)
    .innerJoin(bill, and(eq(bill.siteId, billShare.siteId), eq(bill.id, billShare.billId)))
    .where(and(eq(billShare.siteId, siteId), eq(billShare.id, shareId)))
  return found
}

/** Carts whose bills have expired shares. */
export function listRunOutCarts(db: Reader, now: Instant): Promise<{ siteId: SiteId; cartId: CartId }[]> {
  return db
    .selectDistinct({ siteId: bill.siteId, cartId: bill.cartId })
    .from(billShare)
    .innerJoin(bill, and(eq(bill.siteId, billShare.siteId), eq(bill.id, billShare.billId)))
    .where(and(eq(billShare.state, 'reserved'), isNull(billShare.attemptId), lte(billShare.expiresAt, now)))
    .limit(200)
}

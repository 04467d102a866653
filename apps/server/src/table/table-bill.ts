import type { SessionId, SiteId } from '@comanda/rules/ids'
import { cents, zero } from '@comanda/rules/money/cents'
import { none } from '@comanda/rules/table/fraction'
import { type Bill, withClaims } from '@comanda/rules/table/split-bill'
import type { Instant } from '@comanda/rules/time/calendar'
import type { OpenCart } from '../cart/open-cart.ts'
import { readDiscounts } from '../cart/price-stored-cart.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import { changeTable } from '../cart/table-cart.ts'
import type { Reader, Tx } from '../database/database.ts'
import { releaseReserved } from '../order/reserve-for-sale.ts'
import {
  findBill,
  type LiveShare,
  listLiveShares,
  releaseShares,
  type StoredBill,
  type StoredShare,
} from './bill.repository.ts'
import { priceSent, toBill } from './price-sent.ts'

/** A bill and who has taken which part of it. */
export interface TableBill {
  readonly stored: StoredBill | null
  readonly shares: readonly LiveShare[]
  readonly bill: Bill
}

interface At {
  readonly siteId: SiteId
  readonly now: Instant
}

/** Reserved for a diner who never began to pay. A share that a bank is being asked for ends with the bank's answer. */
export function isRunOut({ state, attemptId, expiresAt }: StoredShare, now: Instant): boolean {
  return state === 'reserved' && attemptId === null && expiresAt <= now
}

/** Kept for this diner and not paid yet. */
export function isOwnShare({ sessionId, state }: StoredShare, session: SessionId): boolean {
  return sessionId === session && (state === 'reserved' || state === 'promised')
}

/** The bill as it is now, without expired shares. */
export async function readTableBill(db: Reader, open: OpenCart, { siteId, now }: At): Promise<TableBill> {
  const { cart } = open
  const stored = (await findBill(db, { siteId, cartId: cart.id, cartVersion: cart.version })) ?? null
  if (stored !== null) return { stored, ...(await readShares(db, stored, now)) }
  const price = priceSent(open, await readDiscounts(db, siteId, cart), now)
  return { stored, shares: [], bill: toBill(open, price) }
}

type Shared = Pick<TableBill, 'shares' | 'bill'>

export async function readShares(db: Reader, stored: StoredBill, now: Instant): Promise<Shared> {
  return toShared(stored, await listLiveShares(db, stored), now)
}

/** A bill that has been begun costs what it cost then, whatever the hour or the menu say now. */
export function toShared(stored: StoredBill, all: readonly LiveShare[], now: Instant): Shared {
  const shares = all.filter((share) => !isRunOut(share, now))
  const taken = cents(shares.reduce((sum, { amount }) => sum + amount, 0))
  const claims = shares.flatMap((share) => share.claims)
  const lines = stored.lines.map((line) => ({ ...line, claimed: none }))
  return { shares, bill: withClaims({ total: stored.total, paid: zero, lines }, taken, claims) }
}

/** Removes expired shares. Diners who still share go on paying; with nobody left the table can order again. */
export async function tidyBill(
  tx: Tx,
  cart: StoredCart,
  { siteId, now, also = () => false }: Tidying,
): Promise<StoredCart> {
  const stored = await findBill(tx, { siteId, cartId: cart.id, cartVersion: cart.version })
  if (stored === undefined) return cart
  const shares = await listLiveShares(tx, stored)
  const gone = shares.filter((share) => isRunOut(share, now) || also(share))
  await releaseShares(tx, stored, gone)
  const isShared = shares.length > gone.length
  if (isShared || cart.state !== 'paying') return cart
  await releaseReserved(tx, { siteId, cartId: cart.id, now })
  return changeTable(tx, siteId, cart, { state: 'open', now })
}

interface Tidying extends At {
  /** Other shares to remove. */
  readonly also?: (share: StoredShare) => boolean
}

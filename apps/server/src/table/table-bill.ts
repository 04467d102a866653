import type { SessionId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { type Bill, withClaims } from '@comanda/rules/table/split-bill'
import type { Instant } from '@comanda/rules/time/calendar'
import type { OpenCart } from '../cart/open-cart.ts'
import { readDiscounts } from '../cart/price-stored-cart.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import { changeTable } from '../cart/table-cart.ts'
import type { Reader, Tx } from '../database/database.ts'
import {
  findOpenBill,
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

/** Reserved for a diner who never began to pay. A share that a bank is being asked for ends with the bank's answer. */
export function isRunOut({ state, attemptId, expiresAt }: StoredShare, now: Instant): boolean {
  return state === 'reserved' && attemptId === null && expiresAt <= now
}

export function isOwnShare({ sessionId, state }: StoredShare, session: SessionId): boolean {
  return sessionId === session && state === 'reserved'
}

/** The bill as it is now, without expired shares. */
export async function readTableBill(
  db: Reader,
  open: OpenCart,
  { siteId, now }: { readonly siteId: StoredBill['siteId']; readonly now: Instant },
): Promise<TableBill> {
  const { cart } = open
  const stored = (await findOpenBill(db, { siteId, cartId: cart.id, cartVersion: cart.version })) ?? null
  const all = stored === null ? [] : await listLiveShares(db, stored)
  const shares = all.filter((share) => !isRunOut(share, now))
  // Once shares are taken the total is fixed, even if prices depend on the hour.
  const at = stored === null ? now : stored.openedAt
  const price = priceSent(open, await readDiscounts(db, siteId, cart), at)
  const taken = cents(shares.reduce((sum, { amount }) => sum + amount, 0))
  const claims = shares.flatMap((share) => share.claims)
  return { stored, shares, bill: withClaims(toBill(open, price, stored?.total), taken, claims) }
}

/** Removes expired shares. Diners who still share go on paying; with nobody left the table can order again. */
export async function tidyBill(
  tx: Tx,
  cart: StoredCart,
  { siteId, now, also = () => false }: Tidying,
): Promise<StoredCart> {
  const stored = await findOpenBill(tx, { siteId, cartId: cart.id, cartVersion: cart.version })
  if (stored === undefined) return cart
  const shares = await listLiveShares(tx, stored)
  const gone = shares.filter((share) => isRunOut(share, now) || also(share))
  await releaseShares(tx, stored, gone)
  const isShared = shares.length > gone.length
  return isShared || cart.state !== 'paying' ? cart : changeTable(tx, siteId, cart, { state: 'open', now })
}

interface Tidying {
  readonly siteId: StoredBill['siteId']
  readonly now: Instant
  /** Other shares to remove. */
  readonly also?: (share: StoredShare) => boolean
}

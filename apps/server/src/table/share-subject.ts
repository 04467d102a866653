import { refusal } from '@comanda/contract/refusals'
import { cents } from '@comanda/rules/money/cents'
import { acceptLateShare } from '@comanda/rules/table/accept-late-share'
import type { Instant } from '@comanda/rules/time/calendar'
import type { StoredCart } from '../cart/stored-cart.ts'
import { lockTable, tellFloor } from '../cart/table-cart.ts'
import type { Tx } from '../database/database.ts'
import { publish } from '../live/publish.ts'
import { lockPaidOrder } from '../order/lock-paid-order.ts'
import { tellRefund } from '../order/tell-refund.ts'
import type { Giving, PaidFor, PaidSubject, PayingAttempt } from '../subject/paid-subject.ts'
import {
  changeShare,
  collectShare,
  findShare,
  listClaims,
  removeClaims,
  type ShareOfCart,
  type StoredShare,
} from './bill.repository.ts'
import { completeIfCovered } from './complete-bill.ts'
import { postShareReceipt } from './post-share-receipt.ts'
import { isRunOut, readShares, tidyBill } from './table-bill.ts'

/**
 * The money of one diner's share. It is kept for them while their bank is asked, and everybody's again after a no. A
 * late yes counts while so much of the bill is open; the yes that covers the bill makes the table's order.
 */
export const shareSubject: PaidSubject = {
  async hold(tx, attempt, now) {
    const at = await lockShare(tx, attempt)
    if (at === undefined || !isCurrent(at) || !isPayable(at.share, now)) {
      return refusal('share-not-found')
    }
    const { share, cart } = at
    const tip = cents(attempt.amount - share.amount)
    // Who promised to pay the waiter may pay here after all.
    await changeShare(tx, share, { state: 'reserved', attemptId: attempt.id, tip })
    await tellTable(tx, attempt, cart)
    return null
  },

  async lock(tx, attempt) {
    await lockShare(tx, attempt)
    await lockPaidOrder(tx, attempt)
  },

  async give(tx, attempt, now) {
    const at = await lockShare(tx, attempt)
    if (at === undefined) return 'gone'
    if (at.cart.state === 'ordered' || at.share.state === 'paid') return 'already-paid'
    if (!isCurrent(at)) return 'gone'
    const isKept = at.share.state === 'reserved' && at.share.attemptId === attempt.id
    if (!isKept && !(await takeLate(tx, at, now))) return 'already-paid'
    return settle(tx, attempt, { ...at, now })
  },

  async release(tx, attempt, now) {
    const at = await lockShare(tx, attempt)
    // Another try may have begun, or the share was given back: then there is nothing to release.
    if (at === undefined || at.bill.closedAt !== null) return
    if (at.share.state !== 'reserved' || at.share.attemptId !== attempt.id) return
    const { siteId } = attempt
    await tellTable(tx, attempt, await tidyBill(tx, at.cart, { siteId, now, also: ({ id }) => id === at.share.id }))
  },

  tellRefund,
}

interface LockedShare extends ShareOfCart {
  readonly cart: StoredCart
}

/** The table is locked first; then the share is read, as it is under the lock. */
async function lockShare(tx: Tx, { siteId, billShareId }: PaidFor): Promise<LockedShare | undefined> {
  const named = billShareId === null ? undefined : await findShare(tx, siteId, billShareId)
  const cart = named && (await lockTable(tx, { siteId, cartId: named.bill.cartId }))
  const found = named && (await findShare(tx, siteId, named.share.id))
  return cart && found && { ...found, cart }
}

function isPayable(share: StoredShare, now: Instant): boolean {
  return share.state === 'promised' || (share.state === 'reserved' && !isRunOut(share, now))
}

/** Its bill is the one that the table is paying; a table that went on ordering has another one, or none. */
function isCurrent({ cart, bill }: LockedShare): boolean {
  return cart.state === 'paying' && bill.cartVersion === cart.version && bill.closedAt === null
}

async function takeLate(tx: Tx, { bill, share }: LockedShare, now: Instant): Promise<boolean> {
  if (share.state !== 'released') return false
  const { bill: open } = await readShares(tx, bill, now)
  const late = acceptLateShare(open, share.amount, await listClaims(tx, share))
  if (!late.allowed) return false
  if (late.claims.length === 0) await removeClaims(tx, share)
  return true
}

async function settle(
  tx: Tx,
  attempt: PayingAttempt,
  { bill, share, cart, now }: LockedShare & { readonly now: Instant },
): Promise<Giving> {
  const receiptNumber = await postShareReceipt(tx, attempt, { bill, share, cart, now })
  await collectShare(tx, bill, share)
  await changeShare(tx, share, { state: 'paid', attemptId: attempt.id, paidAt: now, receiptNumber })
  const payment = attempt.sale?.payment ?? bill.sale.payment
  const order = await completeIfCovered(tx, bill, { now, payment })
  if (order !== undefined) return { orderId: order.id }
  await tellTable(tx, attempt, cart)
  return 'given'
}

async function tellTable(tx: Tx, { siteId, id: attemptId }: PayingAttempt, cart: StoredCart): Promise<void> {
  const { id, version } = cart
  await tellFloor(tx, siteId, { ...cart, id: attemptId })
  await publish(tx, siteId, 'status', { kind: 'status-changed', cart: id, version })
}

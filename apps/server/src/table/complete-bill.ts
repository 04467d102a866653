import { type Cents, cents, sumCents, zero } from '@comanda/rules/money/cents'
import type { Sale } from '@comanda/rules/order/sale'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { placeOrder } from '../order/place-order.ts'
import { closeBill, listLiveShares, type StoredBill } from './bill.repository.ts'

export type TableOrder = Awaited<ReturnType<typeof placeOrder>>

interface Covering {
  readonly now: Instant
  /** How the diner who covered it pays; the order is stored with it. */
  readonly payment: Sale['payment']
}

/** The order of a bill that its shares cover, paid or promised to the waiter; undefined while some of it is open. */
export async function completeIfCovered(tx: Tx, bill: StoredBill, covering: Covering): Promise<TableOrder | undefined> {
  const shares = (await listLiveShares(tx, bill)).filter(({ state }) => state !== 'reserved')
  const covered = sumCents(shares.map(({ amount }) => amount))
  return covered < bill.total ? undefined : completeBill(tx, bill, covering)
}

/**
 * Ends a bill: the table's order with what has been collected. Each diner gives a tip of their own, so the tips are
 * added to what was sold. The shares have receipts of their own, so the order has none.
 */
export async function completeBill(tx: Tx, bill: StoredBill, { now, payment }: Covering): Promise<TableOrder> {
  const { siteId, sale } = bill
  const paid = (await listLiveShares(tx, bill)).filter(({ state }) => state === 'paid')
  const tips = sumCents(paid.map(({ tip }) => tip))
  const collected = cents(sumCents(paid.map(({ amount }) => amount)) + tips)
  await closeBill(tx, bill, now)
  const sold = { ...sale, payment, total: cents(sale.total + tips), parts: [...sale.parts, ...listTips(tips)] }
  return placeOrder(tx, { siteId, sale: sold, paid: collected, hasReceipt: paid.length === 0, now })
}

function listTips(tips: Cents): Sale['parts'] {
  return tips === zero ? [] : [{ kind: 'tip', label: null, quantity: 1, amount: tips }]
}

import { getTable } from '@comanda/contract/calls/table'
import type { ToldBill } from '@comanda/contract/entities/table'
import { isRefusal } from '@comanda/contract/refusals'
import { type CartId, toId } from '@comanda/rules/ids'
import { sumCents } from '@comanda/rules/money/cents'
import type { Reading } from '@comanda/screen/create-reader'
import { useRead } from '@comanda/screen/use-read'
import { call } from '../state/client.ts'

/** The others pay at the same time, so the end may come any second. */
const nextLookMs = 1_500

/** The bill of a table, read again until it is covered; null where nobody pays a share of it. */
export function useSharedBill(cartId: string): Reading<ToldBill | null> {
  return useRead<ToldBill | null>(
    `the bill of ${cartId}`,
    async () => {
      const table = await call(getTable, { cartId: toId<CartId>(cartId) })
      if (isRefusal(table)) return table
      return table.bill.shares.length === 0 ? null : table.bill
    },
    (bill) => (bill === undefined || (bill !== null && !isCovered(bill)) ? nextLookMs : null),
  )
}

/** Paid here or promised to the waiter, to the last cent. */
export function isCovered({ total, shares }: ToldBill): boolean {
  const covering = shares.filter(({ isPaid, isPromised }) => isPaid || isPromised)
  return sumCents(covering.map(({ amount }) => amount)) >= total
}

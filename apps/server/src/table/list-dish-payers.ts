import type { AttemptId, CartId, LineId, SiteId } from '@comanda/rules/ids'
import type { Fraction } from '@comanda/rules/table/fraction'
import type { Tx } from '../database/database.ts'
import { findBill, listLiveShares } from './bill.repository.ts'

interface SoldDish {
  readonly siteId: SiteId
  readonly cartId: CartId
  readonly cartVersion: number
  readonly lineId: LineId
}

/** The payers of this dish in a bill that was paid in shares, each with the part that they paid. */
export async function listDishPayers(
  tx: Tx,
  { lineId, ...of }: SoldDish,
): Promise<{ readonly attemptId: AttemptId; readonly part: Fraction }[]> {
  const bill = await findBill(tx, of)
  const shares = bill === undefined ? [] : await listLiveShares(tx, bill)
  return shares.flatMap(({ state, attemptId, claims }) =>
    state === 'paid' && attemptId !== null
      ? claims.flatMap(({ lineId: claimed, part }) => (claimed === lineId ? { attemptId, part } : []))
      : [],
  )
}

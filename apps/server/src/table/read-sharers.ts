import type { CartId, SiteId } from '@comanda/rules/ids'
import type { Diner } from '@comanda/rules/table/diners'
import type { Reader } from '../database/database.ts'
import { findBill, listLiveShares, type StoredShare } from './bill.repository.ts'
import { readDiners } from './diner.repository.ts'

interface PaidBill {
  readonly siteId: SiteId
  readonly cartId: CartId
  readonly cartVersion: number
}

/** The names at a table, and the shares in which its bill was paid; none where it was paid at once. */
export async function readSharers(
  db: Reader,
  key: PaidBill,
): Promise<{ readonly diners: readonly Diner[]; readonly shares: readonly StoredShare[] }> {
  const bill = await findBill(db, key)
  return { diners: await readDiners(db, key), shares: bill === undefined ? [] : await listLiveShares(db, bill) }
}

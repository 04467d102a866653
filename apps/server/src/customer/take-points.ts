import type { Sale } from '@comanda/rules/cart/sale'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { saveTakenPoints } from './receipt.repository.ts'

interface Taking {
  readonly siteId: SiteId
  readonly sale: Pick<Sale, 'cartId' | 'receiptCode' | 'parts'>
  readonly now: Instant
}

/** The points a sale takes from an employee's receipt; false when they are no longer there. */
export async function takePoints(tx: Tx, { siteId, sale, now }: Taking): Promise<boolean> {
  const { cartId, receiptCode, parts } = sale
  const points = -parts.filter(({ kind }) => kind === 'receipt').reduce((sum, { amount }) => sum + amount, 0)
  if (receiptCode === null || points === 0) return true
  return saveTakenPoints(tx, { siteId, code: receiptCode, cartId, points, at: now })
}

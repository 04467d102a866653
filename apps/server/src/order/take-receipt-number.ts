import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { takeDayNumber } from '../cart/take-day-number.ts'
import type { Tx } from '../database/database.ts'

interface ReceiptPlace {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly day: IsoDate
}

/**
 * The next number of the store's series for web sales, which begins again each year. It is taken in the transaction
 * that sells: one that is taken back leaves no gap.
 */
export async function takeReceiptNumber(tx: Tx, { siteId, storeId, day }: ReceiptPlace): Promise<string> {
  const year = day.slice(0, 4)
  const number = await takeDayNumber(tx, { kind: 'receipt', siteId, storeId, day: `${year}-01-01` as IsoDate })
  return `W${storeId}-${year}-${String(number).padStart(6, '0')}`
}

import type { SiteId } from '@comanda/rules/ids'
import type { Sale } from '@comanda/rules/order/sale'
import type { SaleReceipt } from '@comanda/rules/order/sale-receipt'
import type { Instant } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { Tx } from '../database/database.ts'
import { getSeller } from './seller.repository.ts'
import { takeReceiptNumber } from './take-receipt-number.ts'
import { toSaleReceipt } from './to-sale-receipt.ts'

interface Issuing {
  readonly siteId: SiteId
  readonly sale: Sale
  /** The number that the venue knows it by. */
  readonly orderNumber: number
  readonly now: Instant
}

/** The receipt of what one diner has paid, with a number of its own where the venue issues invoices. */
export async function issueReceipt(tx: Tx, { siteId, sale, orderNumber, now }: Issuing): Promise<SaleReceipt> {
  const { storeId } = sale
  const { issuer, cutoff } = await getSeller(tx, siteId, storeId)
  const day = toStoreMoment(now, cutoff.timeZone).date
  const receiptNumber = issuer.legal === null ? null : await takeReceiptNumber(tx, { siteId, storeId, day })
  return toSaleReceipt({ number: orderNumber, receiptNumber, placedAt: now }, sale, issuer)
}

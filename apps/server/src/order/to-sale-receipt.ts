import type { Sale } from '@comanda/rules/order/sale'
import type { ReceiptIssuer, SaleReceipt } from '@comanda/rules/order/sale-receipt'
import type { StoredOrder } from './order.repository.ts'

/** The sale as it is put in writing; nothing of it is read again later. */
export function toSaleReceipt(
  { number, receiptNumber, placedAt }: Pick<StoredOrder, 'number' | 'receiptNumber' | 'placedAt'>,
  { language, seller, lines, parts, vat, total }: Sale,
  issuer: ReceiptIssuer,
): SaleReceipt {
  return {
    language,
    number: receiptNumber,
    orderNumber: number,
    issuedAt: placedAt,
    timeZone: seller.timeZone,
    issuer,
    lines: lines.map(({ quantity, name, choices, allergenNames, total: amount }) => ({
      quantity,
      name,
      choices,
      allergens: allergenNames,
      total: amount,
    })),
    parts: parts.map(({ kind, amount }) => ({ kind, amount })),
    vat,
    total,
  }
}

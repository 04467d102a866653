import type { Charge } from '../provider/charge.ts'
import type { Bank } from './settings.ts'

export const euro = '978'

/** Authorise, or refund. */
export type TransactionType = '0' | '3'

/** The fields of every request: merchant, amount and order. */
export function toCommonFields(
  { merchantOrder, amount }: Pick<Charge, 'merchantOrder' | 'amount'>,
  { merchant }: Pick<Bank, 'merchant'>,
  transactionType: TransactionType = '0',
): Record<string, string> {
  return {
    DS_MERCHANT_AMOUNT: String(amount),
    DS_MERCHANT_CURRENCY: euro,
    DS_MERCHANT_ORDER: merchantOrder,
    DS_MERCHANT_MERCHANTCODE: merchant.code,
    DS_MERCHANT_TERMINAL: merchant.terminal,
    DS_MERCHANT_TRANSACTIONTYPE: transactionType,
  }
}

import type { Charge, Desk } from '../provider.ts'
import type { Merchant } from './sealed-parameters.ts'
import { signatureVersions } from './signature.ts'

export const euro = '978'

/** Which version a terminal signs with is a setting of the terminal, kept where other providers keep a public key. */
export function toMerchant({ secret, publicKey }: Desk['account']): Merchant {
  return { key: secret, version: signatureVersions.find((known) => known === publicKey) ?? 'HMAC_SHA256_V1' }
}

/** What every request says: whose money, how much, for which order. */
export function toCommonFields(
  { merchantOrder, amount }: Pick<Charge, 'merchantOrder' | 'amount'>,
  { account }: Pick<Desk, 'account'>,
  transactionType: TransactionType = '0',
): Record<string, string> {
  return {
    DS_MERCHANT_AMOUNT: String(amount),
    DS_MERCHANT_CURRENCY: euro,
    DS_MERCHANT_ORDER: merchantOrder,
    DS_MERCHANT_MERCHANTCODE: account.merchantCode,
    DS_MERCHANT_TERMINAL: account.terminal,
    DS_MERCHANT_TRANSACTIONTYPE: transactionType,
  }
}

/** Authorise, or give back. */
export type TransactionType = '0' | '3'

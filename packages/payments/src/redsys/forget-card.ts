import type { CardToForget, ForgetAnswer } from '../provider/payment-provider.ts'
import { askBank } from './ask-bank.ts'
import type { Bank } from './settings.ts'

/** The bank's operation that cancels a reference, and its code for a reference that it does not know. */
const cancelReference = '44'
const unknownReference = 'SIS0321'

export async function forgetCard({ token, merchantOrder }: CardToForget, bank: Bank): Promise<ForgetAnswer> {
  const { code, terminal } = bank.merchant
  const fields = {
    DS_MERCHANT_ORDER: merchantOrder,
    DS_MERCHANT_MERCHANTCODE: code,
    DS_MERCHANT_TERMINAL: terminal,
    DS_MERCHANT_TRANSACTIONTYPE: cancelReference,
    DS_MERCHANT_IDENTIFIER: token,
  }
  const reply = await askBank('trataPeticionREST', fields, bank)
  if (reply.kind === 'refused') {
    return reply.code === unknownReference ? { kind: 'done' } : { kind: 'refused', detail: reply.code }
  }
  if (reply.kind !== 'signed') return { kind: 'unknown' }
  const response = reply.read.get('ds_response') ?? ''
  // Banks confirm it as something accepted or as something cancelled.
  return /^0(0\d\d|400)$/.test(response) ? { kind: 'done' } : { kind: 'refused', detail: response }
}

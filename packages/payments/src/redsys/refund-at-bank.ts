import type { Charge } from '../provider/charge.ts'
import type { RefundAnswer, RefundOrder } from '../provider/payment-provider.ts'
import { askBank } from './ask-bank.ts'
import { toCommonFields } from './common-fields.ts'
import { queryRefund } from './query-bank.ts'
import type { Bank } from './settings.ts'

/** The bank has no key for refunds: what it already gave back is asked before anything is sent. */
export async function refundAtBank(charge: Charge, { amount, before }: RefundOrder, bank: Bank): Promise<RefundAnswer> {
  const given = await queryRefund(charge, bank)
  if (given === undefined) return { kind: 'unknown' }
  if (given >= before + amount) return { kind: 'done', reference: charge.merchantOrder }
  const reply = await askBank('trataPeticionREST', toCommonFields({ ...charge, amount }, bank, '3'), bank)
  if (reply.kind === 'refused') return { kind: 'refused', detail: reply.code }
  if (reply.kind !== 'signed') return { kind: 'unknown' }
  const response = reply.read.get('ds_response') ?? ''
  return response === '0900' ? { kind: 'done', reference: charge.merchantOrder } : { kind: 'refused', detail: response }
}

import type { Charge } from '../provider/charge.ts'
import type { RefundAnswer, RefundOrder } from '../provider/payment-provider.ts'
import { askBank } from './ask-bank.ts'
import { toCommonFields } from './common-fields.ts'
import { queryRefund } from './query-bank.ts'
import type { Bank } from './settings.ts'

/** The bank has no key for refunds: what it already gave back is asked before anything is sent. */
export async function refundAtBank(charge: Charge, order: RefundOrder, bank: Bank): Promise<RefundAnswer> {
  const earlier = await findGiven(charge, order, bank)
  if (earlier !== undefined) return earlier
  const answer = await sendRefund(charge, order, bank)
  if (answer.kind !== 'refused') return answer
  // The bank may have finished an earlier request in between: then it refuses this one, and the money went back.
  return (await findGiven(charge, order, bank)) ?? answer
}

/** Undefined when the bank has not given it back. */
async function findGiven(
  charge: Charge,
  { amount, before }: RefundOrder,
  bank: Bank,
): Promise<RefundAnswer | undefined> {
  const given = await queryRefund(charge, bank)
  if (given === undefined) return { kind: 'unknown' }
  return given >= before + amount ? { kind: 'done', reference: charge.merchantOrder } : undefined
}

async function sendRefund(charge: Charge, { amount }: RefundOrder, bank: Bank): Promise<RefundAnswer> {
  const reply = await askBank('trataPeticionREST', toCommonFields({ ...charge, amount }, bank, '3'), bank)
  if (reply.kind === 'refused') return { kind: 'refused', detail: reply.code }
  if (reply.kind !== 'signed') return { kind: 'unknown' }
  const response = reply.read.get('ds_response') ?? ''
  return response === '0900' ? { kind: 'done', reference: charge.merchantOrder } : { kind: 'refused', detail: response }
}

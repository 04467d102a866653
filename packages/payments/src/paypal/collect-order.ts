import type { Charge } from '../provider/charge.ts'
import type { QueryAnswer } from '../provider/payment-provider.ts'
import { askPaypal } from './ask-paypal.ts'
import { type PaypalOrder, readOrder, readOutcome } from './paypal-order.ts'
import type { PaypalAccount } from './settings.ts'

/** `absent` without a reference: the diner was never given the page of such an order, so nobody can agree to it. */
export async function findOrder(
  { providerReference }: Charge,
  account: PaypalAccount,
): Promise<PaypalOrder | 'absent' | 'unknown'> {
  if (providerReference === null) return 'absent'
  const reply = await askPaypal(account, { method: 'GET', path: toPath(providerReference) })
  if (reply.kind === 'answer') return readOrder(reply.read)
  return reply.kind === 'absent' ? 'absent' : 'unknown'
}

/** Reads the order and collects what the diner agreed to. Return, message and sweep all come here: it is collected once. */
export async function collectOrder(charge: Charge, account: PaypalAccount): Promise<QueryAnswer> {
  const order = await findOrder(charge, account)
  if (typeof order === 'string') return { kind: order }
  const outcome = readOutcome(order, charge)
  return outcome.kind === 'agreed' ? capture(charge, order, account) : outcome
}

async function capture(charge: Charge, { id }: PaypalOrder, account: PaypalAccount): Promise<QueryAnswer> {
  const reply = await askPaypal(account, {
    method: 'POST',
    path: `${toPath(id)}/capture`,
    requestId: `${charge.attemptId}:capture`,
    body: '{}',
    movesMoney: true,
  })
  if (reply.kind === 'answer') return orUnknown(readOutcome(readOrder(reply.read), charge))
  if (reply.kind !== 'refused') return { kind: 'unknown' }
  if (reply.issue === 'ORDER_ALREADY_CAPTURED') return readAgain(charge, account)
  if (waiting.has(reply.issue)) return { kind: 'pending' }
  return { kind: 'declined', reason: 'declined', detail: reply.issue }
}

/** The diner has to go back to PayPal's page first. */
const waiting = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'])

async function readAgain(charge: Charge, account: PaypalAccount): Promise<QueryAnswer> {
  const order = await findOrder(charge, account)
  return typeof order === 'string' ? { kind: 'unknown' } : orUnknown(readOutcome(order, charge))
}

function orUnknown(outcome: ReturnType<typeof readOutcome>): QueryAnswer {
  return outcome.kind === 'agreed' ? { kind: 'unknown' } : outcome
}

function toPath(orderId: string): string {
  return `/v2/checkout/orders/${encodeURIComponent(orderId)}`
}

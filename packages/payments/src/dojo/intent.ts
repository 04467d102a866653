import { type Cents, cents } from '@comanda/rules/money/cents'
import type { Charge } from '../provider/charge.ts'
import type { QueryAnswer } from '../provider/payment-provider.ts'
import { askDojo } from './ask-dojo.ts'
import type { DojoAccount } from './settings.ts'

type Read = Readonly<Record<string, unknown>>

/** Dojo's word for one payment, with what we read of it. */
export interface Intent {
  readonly id: string
  readonly status: string
  readonly reference: string
  readonly amount: Cents
  readonly currency: string
  readonly refunded: Cents
  readonly authorisation: string
  /** The page where the diner pays. */
  readonly paymentLink: string
}

export function readIntent(read: Read): Intent {
  // A tip on the page would be part of the total alone.
  const total = toRecord(read.totalAmount ?? read.amount)
  return {
    id: toText(read.id),
    status: toText(read.status),
    reference: toText(read.reference),
    amount: cents(toWhole(total.value)),
    currency: toText(total.currencyCode),
    refunded: cents(toWhole(read.refundedAmount)),
    authorisation: toText(toRecord(read.paymentDetails).authCode),
    paymentLink: toText(read.paymentLink),
  }
}

/** `absent` without a reference: the diner was never given the page of such an intent, so nobody can pay it. */
export async function findIntent(
  { providerReference }: Charge,
  account: DojoAccount,
): Promise<Intent | 'absent' | 'unknown'> {
  if (providerReference === null) return 'absent'
  const path = `/payment-intents/${encodeURIComponent(providerReference)}?returnCanceled=true`
  const reply = await askDojo(account, { method: 'GET', path })
  if (reply.kind === 'refused') return reply.status === 404 ? 'absent' : 'unknown'
  return reply.kind === 'answer' ? readIntent(reply.read) : 'unknown'
}

/** A declined card leaves an intent open, for another card: only an intent that was ended counts as declined. */
export function readOutcome(intent: Intent, charge: Charge): QueryAnswer {
  const { id, status, amount, authorisation } = intent
  const isOfCharge =
    id === charge.providerReference && intent.reference === charge.merchantOrder && intent.currency === 'EUR'
  if (!isOfCharge || amount !== charge.amount) return { kind: 'unknown' }
  if (status === 'Captured') return { kind: 'approved', receipt: { reference: id, authorisation, amount } }
  if (status === 'Created' || status === 'Authorized') return { kind: 'pending' }
  return ended.has(status) ? { kind: 'declined', reason: 'cancelled', detail: status } : { kind: 'unknown' }
}

const ended = new Set(['Canceled', 'Reversed', 'Refunded'])

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function toWhole(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0
}

function toRecord(value: unknown): Read {
  return typeof value === 'object' && value !== null ? (value as Read) : {}
}

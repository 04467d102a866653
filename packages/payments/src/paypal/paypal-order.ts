import { type Cents, cents, sumCents, zero } from '@comanda/rules/money/cents'
import type { Charge } from '../provider/charge.ts'
import type { QueryAnswer } from '../provider/payment-provider.ts'

/** PayPal's order, with what we read of it. */
export interface PaypalOrder {
  readonly id: string
  readonly status: string
  /** Our own number of the payment. */
  readonly customId: string
  readonly amount: Cents
  readonly capture: { readonly id: string; readonly status: string; readonly amount: Cents } | null
  readonly refunded: Cents
  /** The page where the diner agrees. */
  readonly approvePage: string
}

interface Money {
  readonly currency_code?: unknown
  readonly value?: unknown
}

interface Piece {
  readonly id?: unknown
  readonly status?: unknown
  readonly amount?: Money
}

interface SentOrder {
  readonly id?: unknown
  readonly status?: unknown
  readonly links?: readonly { readonly rel?: unknown; readonly href?: unknown }[]
  readonly purchase_units?: readonly {
    readonly custom_id?: unknown
    readonly amount?: Money
    readonly payments?: { readonly captures?: readonly Piece[]; readonly refunds?: readonly Piece[] }
  }[]
}

export function readOrder(read: Readonly<Record<string, unknown>>): PaypalOrder {
  const { id, status, links = [], purchase_units: [unit] = [] } = read as SentOrder
  const [capture] = unit?.payments?.captures ?? []
  const refunds = (unit?.payments?.refunds ?? []).filter((refund) => givenBack.has(String(refund.status)))
  const page = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  return {
    id: String(id ?? ''),
    status: String(status ?? ''),
    customId: String(unit?.custom_id ?? ''),
    amount: readEuros(unit?.amount),
    capture: capture
      ? { id: String(capture.id), status: String(capture.status), amount: readEuros(capture.amount) }
      : null,
    refunded: sumCents(refunds.map((refund) => readEuros(refund.amount))),
    approvePage: String(page?.href ?? ''),
  }
}

const givenBack = new Set(['COMPLETED', 'PENDING'])

/** The contents of an order. An order that the diner agreed to waits for us: nobody else can collect it. */
export function readOutcome(order: PaypalOrder, charge: Charge): QueryAnswer | { readonly kind: 'agreed' } {
  const { id, status, customId, amount, capture } = order
  const isOfCharge = id === charge.providerReference && customId === charge.merchantOrder && amount === charge.amount
  if (!isOfCharge) return { kind: 'unknown' }
  if (capture !== null) return readCapture(capture, charge)
  if (status === 'APPROVED') return { kind: 'agreed' }
  if (status === 'VOIDED') return { kind: 'declined', reason: 'cancelled', detail: status }
  // A completed order has a capture; without one nothing is proven.
  return status === 'COMPLETED' ? { kind: 'unknown' } : { kind: 'pending' }
}

/** A completed order may hold a capture that was declined or is still looked at: only the capture counts. */
function readCapture({ id, status, amount }: NonNullable<PaypalOrder['capture']>, charge: Charge): QueryAnswer {
  if (status === 'PENDING') return { kind: 'pending' }
  if (status === 'DECLINED' || status === 'FAILED') return { kind: 'declined', reason: 'declined', detail: status }
  if (status === 'REFUNDED') return { kind: 'declined', reason: 'cancelled', detail: status }
  const isCollected = status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED'
  if (!isCollected || amount !== charge.amount) return { kind: 'unknown' }
  return { kind: 'approved', receipt: { reference: charge.providerReference ?? '', authorisation: id, amount } }
}

/** Nothing for another currency: no charge of ours is nothing. */
function readEuros(money: Money | undefined): Cents {
  const [, euros, rest = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(money?.value)) ?? []
  if (euros === undefined || money?.currency_code !== 'EUR') return zero
  return cents(Number(euros) * 100 + Number(rest.padEnd(2, '0')))
}

export function toEuros(amount: Cents): { readonly currency_code: 'EUR'; readonly value: string } {
  return { currency_code: 'EUR', value: (amount / 100).toFixed(2) }
}

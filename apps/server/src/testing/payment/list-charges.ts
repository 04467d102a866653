import { openStandIn as openDojo } from '@comanda/sandbox/dojo/stand-in'
import { sumRefunds, toCents } from '@comanda/sandbox/paypal/paypal-books'
import { openStandIn as openPaypal } from '@comanda/sandbox/paypal/stand-in'
import { openStandIn as openRedsys } from '@comanda/sandbox/redsys/stand-in'
import type { Sandbox } from '@comanda/sandbox/sandbox'
import { openStandIn as openStripe } from '@comanda/sandbox/stripe/stand-in'

/** What a bank truly has of one payment. */
export interface BankCharge {
  readonly merchantOrder: string
  /** Zero until the money was taken. */
  readonly taken: number
  readonly refunded: number
  /** The diner agreed, and the bank gives the money as soon as it is asked for. */
  readonly isYes: boolean
}

/** The books of all stand-ins as one list. */
export function listCharges(sandbox: Sandbox): BankCharge[] {
  const redsys = [...sandbox.books(openRedsys).operations.values()]
    .filter(({ type }) => type === '0')
    .map(({ order, response, amount, refunded }) => toCharge(order, response <= '0099' ? amount : 0, refunded))
  const stripe = [...sandbox.books(openStripe).intents.values()].map(({ metadata, status, amount, refunded }) =>
    toCharge(metadata.merchant_order ?? '', status === 'succeeded' ? amount : 0, refunded),
  )
  const paypal = [...sandbox.books(openPaypal).orders.values()].map((order) => ({
    ...toCharge(order.custom_id, order.capture === null ? 0 : toCents(order.value), sumRefunds(order)),
    isYes: order.capture !== null || order.status === 'APPROVED',
  }))
  const dojo = [...sandbox.books(openDojo).intents.values()].map(({ reference, status, amount, refunded }) =>
    toCharge(reference, status === 'Captured' || status === 'Refunded' ? amount.value : 0, refunded),
  )
  return [...redsys, ...stripe, ...paypal, ...dojo]
}

/** What banks have kept of each payment; one number may have been charged more than once. */
export function sumKept(charges: readonly BankCharge[]): ReadonlyMap<string, number> {
  const kept = new Map<string, number>()
  for (const { merchantOrder, taken, refunded } of charges) {
    kept.set(merchantOrder, (kept.get(merchantOrder) ?? 0) + taken - refunded)
  }
  return kept
}

function toCharge(merchantOrder: string, taken: number, refunded: number): BankCharge {
  return { merchantOrder, taken, refunded, isYes: taken > 0 }
}

import { findBrowserWay } from '@comanda/payments/browser/providers'
import type { BrowserWay } from '@comanda/payments/provider/browser-provider'
import type { Address, Contact } from '@comanda/rules/customer/contact'
import type { Cents } from '@comanda/rules/money/cents'
import { cents, zero } from '@comanda/rules/money/cents'
import { findUsualWay, isWallet } from '@comanda/rules/payment/payment-choice'
import { noAddress } from '@comanda/rules/setup/address-form'
import type { PayChoice } from '../state/last-order.ts'
import type { Checkout } from './read-checkout.ts'

/** The page's work for a way to pay besides following its steps; a saved card and the door need nothing. */
export function findWay(pays: PayChoice | null): BrowserWay | undefined {
  return pays?.kind === 'online' ? findBrowserWay(pays.value) : undefined
}

/** The fields and choices; kept when anything fails. */
export interface CheckoutForm extends Contact {
  readonly notes: string
  readonly pays: PayChoice | null
  readonly change: string
  readonly savesCard: boolean
  readonly billsElsewhere: boolean
  readonly billing: Address
  /** For the waiters, on top of a share of a table's bill. */
  readonly tip: Cents
}

/** A way to pay is chosen already: the one of the last order where it is still offered. What was kept wins. */
export function startForm(checkout: Checkout, kept: Partial<CheckoutForm>): CheckoutForm {
  const { told, contact } = checkout
  const fresh: CheckoutForm = {
    ...contact,
    notes: told.cart.notes,
    pays: findLastWay(checkout) ?? findFirstWay(checkout),
    change: '',
    savesCard: false,
    billsElsewhere: false,
    billing: noAddress,
    tip: zero,
  }
  const pays = kept.pays && isOffered(kept.pays, checkout) ? kept.pays : fresh.pays
  return { ...fresh, ...kept, pays }
}

/** The way of the last order, where it is still offered; a card that was typed then may be saved by now. */
function findLastWay(checkout: Checkout): PayChoice | null {
  const pays = checkout.last?.pays ?? null
  if (pays === null || !isOffered(pays, checkout)) return null
  return pays.kind === 'online' && !isWallet(pays.value) ? null : pays
}

/** A saved card before a new one, and paying now before paying at the door. */
export function findFirstWay({ cards, online, atTheDoor }: Checkout): PayChoice | null {
  const card = cards.find(({ hasExpired }) => !hasExpired)
  if (card !== undefined) return { kind: 'card', id: card.id }
  const first = findUsualWay(online)
  if (first !== undefined) return { kind: 'online', value: first }
  const [door] = atTheDoor
  return door === undefined ? null : { kind: 'door', value: door }
}

/** Whether what stands in the form is what this device remembers of its last diner. */
export function isOfLastOrder({ fullName, email, phone }: Contact, { last }: Pick<Checkout, 'last'>): boolean {
  const known = last?.contact
  return known !== undefined && known.fullName === fullName && known.email === email && known.phone === phone
}

/** A way that was chosen may be gone by now. */
function isOffered(pays: PayChoice, { online, atTheDoor, cards }: Checkout): boolean {
  if (pays.kind === 'online') return online.includes(pays.value)
  return pays.kind === 'door'
    ? atTheDoor.includes(pays.value)
    : cards.some(({ id, hasExpired }) => id === pays.id && !hasExpired)
}

export function toContact({ fullName, email, phone }: Contact): Contact {
  return { fullName: fullName.trim(), email: email.trim(), phone: phone.trim() }
}

/** «50», «50,00» or «50.5»: euros as people type them; null for an empty text or one that is no amount. */
export function readChange(text: string): Cents | null {
  const [, euros, rest = ''] = /^\s*(\d{1,4})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(text) ?? []
  return euros === undefined ? null : cents(Number(euros) * 100 + Number(rest.padEnd(2, '0')))
}

import type { CardId } from '../ids.ts'
import { type Refused, refuse } from '../verdict.ts'

/**
 * Every way to pay online except a saved card (OPEN-060), in the order in which they are offered: wallets, which need
 * no typing, before card forms. `new` is a card that is typed in.
 */
export const onlinePayments = ['bizum', 'applepay', 'googlepay', 'paypal', 'new', 'stripe', 'dojo'] as const
export type OnlinePayment = (typeof onlinePayments)[number]

export const deliveryPayments = ['cash', 'terminal'] as const
export type DeliveryPayment = (typeof deliveryPayments)[number]

/** Every way in which money comes in: by a provider, or into the hands of staff. */
export type PaymentWay = OnlinePayment | DeliveryPayment

const cardWays: ReadonlySet<PaymentWay> = new Set(['new', 'stripe', 'dojo', 'terminal'])

/** However a card is read, for its owner it is a card. */
export function isCardWay(way: PaymentWay): boolean {
  return cardWays.has(way)
}

export interface PaymentWish {
  readonly method: 'online' | 'on-delivery'
  /** For `online` one of the values above or a saved card's id; for `on-delivery` the means of payment at the door. */
  readonly value: string
}

export interface PaymentPlan {
  readonly allowed: true
  readonly way: OnlinePayment | 'on-delivery'
  readonly cardId: CardId | null
}

export interface PayingCard {
  readonly id: CardId
  readonly way: OnlinePayment
}

/** Decides how a payment is made; an unknown value is refused before anything is saved. A saved card knows its way. */
export function planPayment(
  { method, value }: PaymentWish,
  savedCards: readonly PayingCard[],
): PaymentPlan | Refused<'payment-method-unknown'> {
  if (method === 'on-delivery') {
    const isKnown = deliveryPayments.some((known) => known === value)
    if (!isKnown) return refuse('payment-method-unknown')
    return { allowed: true, way: 'on-delivery', cardId: null }
  }
  if (isOnlinePayment(value)) return { allowed: true, way: value, cardId: null }
  const card = savedCards.find(({ id }) => id === value)
  if (card === undefined) return refuse('payment-method-unknown')
  return { allowed: true, way: card.way, cardId: card.id }
}

/** True for every online payment except a saved card (CHECKOUT-003). */
export function isOnlinePayment(value: string): value is OnlinePayment {
  return onlinePayments.some((known) => known === value)
}

const wallets: ReadonlySet<string> = new Set<OnlinePayment>(['bizum', 'applepay', 'googlepay', 'paypal'])

/** Paid elsewhere, with nothing to type here. */
export function isWallet(value: string): boolean {
  return wallets.has(value)
}

const typedCards: ReadonlySet<string> = new Set<OnlinePayment>(['new', 'stripe', 'dojo'])

export interface PayingDevice {
  readonly hasApplePay: boolean
}

/**
 * The ways among which a diner chooses, of those that a store can collect. Whoever has a card cannot know which provider
 * reads it, so there is one entry: the one asked for, else that of the store's first account (F-235). What this device
 * cannot do is left out (F-250).
 */
export function listPayable<Way extends string>(
  online: readonly Way[],
  { hasApplePay }: PayingDevice,
  wanted?: string,
): Way[] {
  const cards = online.filter((way) => typedCards.has(way))
  const card = cards.find((way) => way === wanted) ?? cards[0]
  return online.filter((way) => (typedCards.has(way) ? way === card : way !== 'applepay' || hasApplePay))
}

/** The choice for a diner who has not chosen: a card, because not everybody has a wallet. */
export function findUsualWay(offered: readonly string[]): string | undefined {
  return offered.find((way) => typedCards.has(way)) ?? offered[0]
}

/** Change is asked for only when the diner pays in cash (OPEN-109). */
export function asksForChange(value: DeliveryPayment): boolean {
  return value === 'cash'
}

import { type CartFacts, noFacts } from '@comanda/contract/entities/cart-facts'
import { countRound } from '@comanda/rules/cart/buffet-round'
import { findCartZone } from '@comanda/rules/pricing/to-cart-to-price'
import { readSession } from '../state/session.ts'
import { readUser } from '../state/user.ts'
import { applyPending } from './apply-change.ts'
import type { HeldCart } from './held-cart.ts'

/** The person who is ordering, as far as the page remembers (CART-039). */
export function readOrderer(): Pick<CartFacts, 'customerId' | 'sessionId'> {
  const user = readUser()
  const session = readSession()
  return {
    customerId: user !== null && isCustomerId(user.id) ? user.id : null,
    sessionId: session?.sessionId ?? null,
  }
}

/** Everything this browser knows of the order it holds (CART-025, CART-028). */
export function toFacts(held: HeldCart | null): CartFacts {
  if (held === null) return { ...noFacts, ...readOrderer() }
  const { setup, openedAt, buffetBlocked } = held.cart
  return {
    ...readOrderer(),
    zoneId: findCartZone(held.shop.store, setup)?.id ?? null,
    openedAt,
    isShared: setup.mode === 'table',
    hasBuffet: countRound(applyPending(held).lines, held.shop).hasBuffet,
    buffetBlocked,
  }
}

/** A cookie may hold anything; a value that is no id must not stop an order. */
function isCustomerId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

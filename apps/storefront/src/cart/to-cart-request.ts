import { type CartFacts, noFacts } from '@comanda/contract/entities/cart-facts'
import { type CartRequest, noPaymentYet, nothingShown } from '@comanda/contract/entities/cart-request'
import type { SentSetup } from '@comanda/contract/entities/cart-setup'
import { toSentSetup } from '@comanda/contract/entities/to-sent-setup'
import type { Cart } from '@comanda/rules/cart/cart'
import { readOrderer } from './to-facts.ts'

/** A held cart as a request: its texts and codes, but no lines, which have calls of their own. */
export function toCartRequest(cart: Cart, facts: CartFacts, setup: SentSetup = toSentSetup(cart.setup)): CartRequest {
  return {
    cartId: cart.id,
    setup,
    contact: cart.contact,
    notes: cart.notes,
    lines: [],
    codes: {
      couponCode: cart.couponCode,
      receipt: cart.receiptCode === null ? null : { code: cart.receiptCode, pointsRemaining: 0 },
    },
    shown: nothingShown,
    payment: noPaymentYet,
    facts,
  }
}

export function toNewCart(setup: SentSetup): CartRequest {
  return {
    cartId: null,
    setup,
    contact: null,
    notes: '',
    lines: [],
    codes: { couponCode: null, receipt: null },
    shown: nothingShown,
    payment: noPaymentYet,
    facts: { ...noFacts, ...readOrderer(), isShared: setup.mode === 'table' },
  }
}

import type { declareAllergies as row } from '@comanda/contract/calls/cart'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { tellAllergies } from '../kitchen/tell-allergies.ts'
import { changeCart } from './change-cart.ts'
import { explainClosed } from './explain-closed.ts'
import { findAllergies, nameAllergen } from './find-allergies.ts'
import type { KeepsOffers } from './read-offer.ts'

/** Dishes that the kitchen already has are told too: somebody may say it after the first round. */
export const declareAllergies: Handler<typeof row, KeepsOffers> = async (wish, context) => {
  const { cartId } = wish
  const changed = await changeCart(context, cartId, {
    change: ({ cart, offer }) => {
      if (cart.state !== 'open') return explainClosed(cart, 'cart-not-open')
      const allergies = findAllergies(offer, wish.allergies)
      return allergies ? { ...cart, allergies } : refusal('request-malformed', { parameter: 'allergies' })
    },
    check: async ({ open: { cart, offer } }, tx) => {
      const declared = (cart.allergies ?? []).map((id) => nameAllergen(offer, id))
      await tellAllergies(tx, { siteId: context.siteId, cartId }, declared)
      return undefined
    },
  })
  return isRefusal(changed) ? changed : { version: changed.open.cart.version }
}

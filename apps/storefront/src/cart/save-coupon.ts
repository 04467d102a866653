import { saveCart } from '@comanda/contract/calls/cart'
import type { ToldRefusal } from '@comanda/contract/refusals'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import { write } from '../state/client.ts'
import { cartKeeper, takeCart } from './cart-keeper.ts'
import { toSavedCart } from './to-saved-cart.ts'

/** Gives the cart a code, or takes it off; undefined when it was done. */
export async function saveCoupon(couponCode: string | null, language: Language): Promise<ToldRefusal | undefined> {
  await cartKeeper.settled()
  const held = cartKeeper.get()
  if (held === null) return undefined
  const saved = await write(language, (client) => client.call(saveCart, toSavedCart({ ...held.cart, couponCode })))
  if (isRefusal(saved)) return saved
  await takeCart(language, held.cart.id)
  return undefined
}

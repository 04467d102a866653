import { saveCart } from '@comanda/contract/calls/cart'
import type { SentSetup } from '@comanda/contract/entities/cart-setup'
import type { KeptCart } from '@comanda/contract/entities/kept-cart'
import type { ToldRefusal } from '@comanda/contract/refusals'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import { write } from '../state/client.ts'
import { changeSetup } from '../state/setup.ts'
import { cartKeeper, takeCart } from './cart-keeper.ts'
import { toNewCart, toSavedCart } from './to-saved-cart.ts'

/**
 * Starts the order from how, where and when. One already under way is changed and keeps its dishes, unless a table
 * comes in: that has a cart of its own.
 */
export async function beginOrder(setup: SentSetup, language: Language): Promise<KeptCart | ToldRefusal> {
  await cartKeeper.settled()
  const kept = await save(setup, language)
  if (isRefusal(kept)) return kept
  await takeCart(language, kept.cartId)
  changeSetup({ mode: setup.mode, storeId: setup.storeId, fromCode: setup.mode === 'table' })
  return kept
}

async function save(setup: SentSetup, language: Language): Promise<KeptCart | ToldRefusal> {
  const held = cartKeeper.get()?.cart
  if (held !== undefined && setup.mode !== 'table' && held.setup.mode !== 'table') {
    const changed = await write(language, (client) => client.call(saveCart, toSavedCart(held, setup)))
    // Whatever became of the old order, this one can begin.
    if (!isRefusal(changed) || !gone.has(changed.refused)) return changed
  }
  return write(language, (client) => client.call(saveCart, toNewCart(setup)))
}

const gone: ReadonlySet<string> = new Set(['cart-not-found', 'cart-not-open'])

import type { Language } from '@comanda/i18n/languages'
import { loadWords } from '@comanda/i18n/load-words'
import type { CartId } from '@comanda/rules/ids'
import { cartKeeper, forgetCart } from '../cart/cart-keeper.ts'
import { resetOrder } from '../cart/reset-order.ts'
import { followTopics } from '../state/follow-topics.ts'
import { tell } from '../state/news.ts'
import { tellPhoneNews } from './phone-news.ts'
import { forgetTable, refreshTable } from './table-state.ts'

/** Long enough to read why. */
const leaveAfterMs = 2500

/** Follows what the others at the table do, as long as the page is open (TABLE-005); answers how to stop. */
export function followTable(cartId: CartId, language: Language): () => void {
  const lookAgain = () => {
    cartKeeper.hear(Number.MAX_SAFE_INTEGER)
    refreshTable(language, cartId)
  }
  return followTopics({
    topics: ['carts', 'desserts', 'buffet', 'phones', 'cart_status_session'],
    cart: cartId,
    hear: (topic, data) => {
      const { kind, version } = readMessage(data)
      if (kind === 'cart-closed') {
        leaveTable(language)
        return
      }
      if (topic === 'phones') tellPhoneNews()
      cartKeeper.hear(version)
      refreshTable(language, cartId)
    },
    lookAgain,
    gone: () => leaveTable(language),
  })
}

/** The cart is no more: nothing of it is kept, and one is back at the beginning (TABLE-006). */
async function leaveTable(language: Language): Promise<void> {
  // Whoever pays has pages of their own for what comes after.
  if (location.pathname.startsWith('/checkout')) return
  resetOrder()
  forgetCart()
  forgetTable()
  const { table } = await loadWords(language, 'table')
  tell(table.closed)
  setTimeout(() => location.assign('/'), leaveAfterMs)
}

function readMessage(data: string): { readonly kind: string; readonly version: number } {
  const { kind = '', version = 0 } = JSON.parse(data) as { kind?: string; version?: number }
  return { kind, version }
}

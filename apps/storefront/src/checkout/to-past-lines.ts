import type { CartReply } from '@comanda/contract/entities/cart-reply'
import { zero } from '@comanda/rules/money/cents'
import type { PastLine } from '@comanda/rules/order/plan-repeat'

/** The dishes of a cart as they are sold now. The room decides about a service charge, not an earlier order. */
export function toPastLines({ cart, lines, menu }: Pick<CartReply, 'cart' | 'lines' | 'menu'>): PastLine[] {
  return cart.lines.flatMap(({ id, productId, configuration, quantity, notes }) => {
    const shown = lines.find(({ lineId }) => lineId === id)?.shown
    const product = menu.products.find((known) => known.id === productId)
    if (shown === undefined || product === undefined || product.service !== null) return []
    return [{ id, productId, configuration, quantity, notes, name: shown.name, total: shown.total ?? zero }]
  })
}

import type { Cart, CartLine } from '@comanda/rules/cart/cart'
import { removeLine } from '@comanda/rules/cart/change-quantity'
import { addLine, replaceLine } from '@comanda/rules/cart/merge-lines'
import { settleServiceLine } from '@comanda/rules/cart/service-line'
import { type LineId, toId } from '@comanda/rules/ids'
import { findCartResource } from '@comanda/rules/pricing/to-cart-to-price'
import type { CartChange, CartShop, HeldCart } from './held-cart.ts'

/** The cart after a change, by the rules that the server uses too. */
export function applyChange(cart: Cart, change: CartChange, shop: CartShop): Cart {
  return { ...cart, lines: settle(cart, applyTo(cart.lines, change), shop) }
}

/** The cart that is shown: a change is visible before the server has it. */
export function applyPending({ cart, shop, pending }: HeldCart): Cart {
  return pending.reduce((at, { change }) => applyChange(at, change, shop), cart)
}

function applyTo(lines: readonly CartLine[], change: CartChange): readonly CartLine[] {
  switch (change.kind) {
    case 'add':
      return addLine(lines, change.line)
    case 'replace':
      return lines.some(({ id }) => id === change.line.id) ? replaceLine(lines, change.line) : lines
    case 'remove':
      return removeLine(lines, change.lineId)
  }
}

/** The service line has the cart's own id, as on the server. */
function settle({ id, setup }: Cart, lines: readonly CartLine[], { store, products }: CartShop): CartLine[] {
  const services = [...products.values()].filter(({ service }) => service !== null)
  const [article] = services
  return settleServiceLine(lines, {
    resource: findCartResource(store, setup) ?? null,
    serviceProductIds: new Set(services.map((product) => product.id)),
    article: article === undefined ? null : { product: article, lineId: toId<LineId>(id) },
  })
}

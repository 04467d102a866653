import type { CartLine } from '@comanda/rules/cart/cart'
import { type LineUse, listLineUses } from '@comanda/rules/cart/line-use'
import type { OpenCart } from '../cart/open-cart.ts'

/**
 * The units that these lines take from what the store has left; whatever may be paused, the whole menu says what a line
 * holds.
 */
export function listUses({ offer }: Pick<OpenCart, 'offer'>, lines: readonly CartLine[]): LineUse[] {
  return lines.flatMap((line) => {
    const product = offer.catalogue.productById.get(line.productId)
    return product === undefined ? [] : listLineUses(line, product)
  })
}

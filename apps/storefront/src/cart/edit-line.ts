import type { CartLine } from '@comanda/rules/cart/cart'
import { openLine } from '@comanda/rules/cart/open-line'
import type { Product } from '@comanda/rules/catalogue/product'
import { openDish } from '../state/open-dish.ts'

/** Opens a line in the dialog in which it was chosen; false for a dish without choices, which is changed in the basket. */
export function editLine(line: CartLine, product: Product, onLeave: () => void): boolean {
  if (openLine(line, product) === null) return false
  onLeave()
  const { id, configuration, quantity, notes, allergies = [] } = line
  openDish(product.slug, { id, configuration, quantity, notes, allergies })
  return true
}

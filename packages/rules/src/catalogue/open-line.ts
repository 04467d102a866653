import type { CartLine } from '../cart/cart.ts'
import { hasChoices, opensSections } from './choosing-dialog.ts'
import type { Configuration } from './configuration.ts'
import type { Product } from './product.ts'

/** The dialog that a line of the cart opens, filled with the line's choices. */
export interface OpenedLine {
  readonly dialog: 'sections' | 'dish'
  readonly configuration: Configuration
  readonly quantity: number
  readonly notes: string
}

/** Selecting a line opens the dialog it was chosen in, with quantity and notes; null if it has none (CONFIG-023). */
export function openLine(
  line: Pick<CartLine, 'configuration' | 'quantity' | 'notes'>,
  product: Product,
): OpenedLine | null {
  if (!hasChoices(product)) return null
  const { configuration, quantity, notes } = line
  return { dialog: opensSections(product) ? 'sections' : 'dish', configuration, quantity, notes }
}

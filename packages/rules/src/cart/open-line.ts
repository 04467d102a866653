import { hasChoices, opensSections } from '../catalogue/choosing-dialog.ts'
import type { Configuration } from '../catalogue/configuration.ts'
import type { Product } from '../catalogue/product.ts'
import type { CartLine } from './cart.ts'

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

import type { ChoiceContext } from './choice-context.ts'
import type { Configuration } from './configuration.ts'
import type { Product } from './product.ts'

/** A diner in the middle of choosing: this quantity of a dish, with these choices, in this store, at this moment. */
export interface Choosing {
  readonly product: Product
  readonly configuration: Configuration
  readonly quantity: number
  readonly context: ChoiceContext
}

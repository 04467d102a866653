import { needsConfiguration } from '../catalogue/card-actions.ts'
import type { Product } from '../catalogue/product.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'

export interface AdditionQuestion {
  /** Modes the site offers. */
  readonly modes: readonly OrderingMode[]
  readonly orderingEnabled: boolean
  readonly mode: OrderingMode | null
  readonly hasCart: boolean
  /** The site sells to registered customers only and this visitor is none (OPEN-090). */
  readonly mustLogIn: boolean
  readonly product: Pick<Product, 'attributes' | 'optionGroups' | 'isConfigurable'>
}

export type AdditionStep = 'nothing' | 'log-in' | 'choose-mode' | 'configure' | 'add'

/** The effect of a press on the add button (CART-009 to CART-013). */
export function decideAddition(question: AdditionQuestion): AdditionStep {
  const { modes, orderingEnabled, mode, hasCart, mustLogIn, product } = question
  const isReady = mode !== null && hasCart
  if (modes.length === 0) return 'nothing'
  if (!orderingEnabled && !isReady) return 'nothing'
  // The digital menu shows how a dish is made up, but takes no orders (CATALOGUE-004).
  if (mode === 'digital-card') return needsConfiguration(product) ? 'configure' : 'nothing'
  if (mustLogIn) return 'log-in'
  if (!isReady) return 'choose-mode'
  return needsConfiguration(product) ? 'configure' : 'add'
}

import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { Website } from '../website/website.ts'
import type { Product } from './product.ts'

/** True when attributes, options or sections must be chosen before the dish can be added (CART-012). */
export function needsConfiguration(product: Pick<Product, 'attributes' | 'optionGroups' | 'isConfigurable'>): boolean {
  return product.attributes.length > 0 || product.optionGroups.length > 0 || product.isConfigurable
}

export function showsPrice(site: Pick<Website, 'showsPricesBeforeMode'>, mode: OrderingMode | null): boolean {
  return mode !== null || site.showsPricesBeforeMode
}

export function showsStepper(mode: OrderingMode | null, product: Parameters<typeof needsConfiguration>[0]): boolean {
  return mode !== null && mode !== 'digital-card' && !needsConfiguration(product)
}

export type CardAction = 'hidden' | 'unavailable' | 'scan-code' | 'start-order' | 'add'

export interface CardQuestion {
  readonly mode: OrderingMode | null
  readonly hasCart: boolean
  readonly published: boolean
  /** The modes that the site offers. */
  readonly modes: readonly OrderingMode[]
}

/** The controls at the bottom of a product card (CATALOGUE-015 to CATALOGUE-017). */
export function chooseCardAction({ mode, hasCart, published, modes }: CardQuestion): CardAction {
  if (mode === 'digital-card') return 'hidden'
  if (!published) return 'unavailable'
  if (mode !== null && hasCart) return 'add'
  return isTableTheOnlyWay(modes) ? 'scan-code' : 'start-order'
}

function isTableTheOnlyWay(modes: readonly OrderingMode[]): boolean {
  const ordering = modes.filter((mode) => mode !== 'digital-card')
  return ordering.length === 1 && ordering[0] === 'table'
}

import type { SentChoice } from '@comanda/contract/entities/cart-item'
import { dish } from './carts.ts'

/** A sandwich with nothing but its lettuce: that goes without saying, and what is missing does not. */
export function withLettuceAlone(): SentChoice {
  const [section] = dish('bocadillo-de-pollo').sections
  const item = section?.items.find(({ product }) => product.slug === 'lechuga')
  if (section === undefined || item === undefined) throw new Error('the demo has another sandwich')
  const lettuce = { sectionId: section.id, itemId: item.id, includedQuantity: 0, price: null }
  return { valueIds: [], options: [], units: [{ ...lettuce, choice: { valueIds: [], options: [], units: [] } }] }
}

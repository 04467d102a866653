import type { CategoryId } from '../ids.ts'
import { isFood } from './is-food.ts'
import type { Category, Product } from './product.ts'

export function isBuffet(product: Product): boolean {
  return product.buffet !== null
}

/** With a buffet its food costs nothing; drinks, the buffet itself and the service charge still cost (PRICE-024). */
export function isBuffetFood(product: Product, categories: ReadonlyMap<CategoryId, Category>): boolean {
  return !isBuffet(product) && product.service === null && isFood(product, categories)
}

import type { CategoryId } from '../ids.ts'
import type { Category, Product } from './product.ts'

/** A dish whose default category is food; where that category is unknown, any of its categories (OPEN-101). */
export function isFood(product: Product, categories: ReadonlyMap<CategoryId, Category>): boolean {
  const preset = categories.get(product.defaultCategoryId)
  return preset?.isFood ?? product.categoryIds.some((id) => categories.get(id)?.isFood === true)
}

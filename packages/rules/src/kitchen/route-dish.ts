import type { Category, Product } from '../catalogue/product.ts'
import type { CategoryId, ProductId, StationId } from '../ids.ts'

/** Which station of a store cooks what. */
export interface StationRoutes {
  readonly products: ReadonlyMap<ProductId, StationId>
  readonly categories: ReadonlyMap<CategoryId, StationId>
}

/**
 * The station that cooks a dish: its own, else that of the nearest category above it. Null is the pass, which shows
 * every dish and marks one that has no station (DAY-074).
 */
export function routeDish(
  { id, defaultCategoryId, categoryIds }: Pick<Product, 'id' | 'defaultCategoryId' | 'categoryIds'>,
  routes: StationRoutes,
  categories: ReadonlyMap<CategoryId, Pick<Category, 'parentId'>>,
): StationId | null {
  const own = routes.products.get(id)
  if (own !== undefined) return own
  const seen = new Set<CategoryId>()
  // Of two categories at the same height the dish's default one counts first.
  let level: readonly CategoryId[] = [defaultCategoryId, ...categoryIds]
  while (level.length > 0) {
    for (const categoryId of level) {
      const station = routes.categories.get(categoryId)
      if (station !== undefined) return station
      seen.add(categoryId)
    }
    // A category that was already seen is skipped, so that categories in a ring end.
    level = level
      .flatMap((categoryId) => categories.get(categoryId)?.parentId ?? [])
      .filter((above) => !seen.has(above))
  }
  return null
}

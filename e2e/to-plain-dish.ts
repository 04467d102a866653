import type { Product } from '@comanda/rules/catalogue/product'
import type { CategoryId } from '@comanda/rules/ids'

/** One of many dishes of a made menu: like another one, without choices, in one category. */
export function toPlainDish(
  like: Product,
  { categoryId, ...fields }: { readonly categoryId: CategoryId } & Partial<Product>,
): Product {
  return {
    ...like,
    attributes: [],
    combinations: [],
    optionGroups: [],
    relatedIds: [],
    categoryIds: [categoryId],
    defaultCategoryId: categoryId,
    ...fields,
  }
}

import type { Category, Product } from '@comanda/rules/catalogue/product'
import type { CardList } from './card-list.ts'

export interface CategoryCards {
  readonly category: Category
  /** Indexes into the list of cards. */
  readonly cards: readonly number[]
}

/** The dishes of some categories, each once: in its default category, else in the first that lists it. */
export function listSections(
  categories: readonly Category[],
  products: readonly Product[],
  cards: CardList,
): readonly CategoryCards[] {
  const ids = new Set(categories.map(({ id }) => id))
  const homeOf = (product: Product) =>
    ids.has(product.defaultCategoryId)
      ? product.defaultCategoryId
      : categories.find(({ id }) => product.categoryIds.includes(id))?.id
  const byCategory = Map.groupBy(products, homeOf)
  return categories.flatMap((category) => {
    const dishes = byCategory.get(category.id) ?? []
    return dishes.length === 0 ? [] : [{ category, cards: dishes.map((product) => cards.add(product)) }]
  })
}

/** A category and everything below it, each followed by its own subcategories. */
export function listBelow(category: Category, all: readonly Category[]): readonly Category[] {
  const children = all.filter(({ parentId }) => parentId === category.id)
  return [category, ...children.flatMap((child) => listBelow(child, all))]
}

export function findParent({ parentId }: Category, all: readonly Category[]): Category | undefined {
  return parentId === null ? undefined : all.find(({ id }) => id === parentId)
}

/** The top category of a category, when it is not one itself. */
export function toTop(category: Category, all: readonly Category[]): { readonly top?: string } {
  const parent = findParent(category, all)
  return parent ? { top: toTop(parent, all).top ?? parent.slug } : {}
}

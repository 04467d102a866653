import type { Product, Section } from '@comanda/rules/catalogue/product'
import type { ProductId } from '@comanda/rules/ids'
import type { ProductHead } from './product.repository.ts'
import type { Sections } from './section.repository.ts'

/** A dish, what is chosen inside it, and what is chosen inside that: there is no third level. */
const deepestLevel = 2

/** Puts the products of sections into the products that offer them. */
export function assembleProducts(heads: readonly ProductHead[], sections: Sections): Product[] {
  const headById = new Map(heads.map((head) => [head.id, head]))
  const levels = Array.from({ length: deepestLevel + 1 }, () => new Map<ProductId, Product>())

  function assemble(head: ProductHead, level: number): Product {
    const known = levels[level]?.get(head.id)
    if (known !== undefined) return known
    const product = { ...head, sections: level < deepestLevel ? sectionsOf(head.id, level) : [] }
    levels[level]?.set(head.id, product)
    return product
  }

  function sectionsOf(productId: ProductId, level: number): Section[] {
    return (sections.byProduct.get(productId) ?? []).map((section) => ({
      ...section,
      items: (sections.items.get(section.id) ?? []).flatMap(({ productId: inner, ...item }) => {
        const head = headById.get(inner)
        // A product that was removed for good also leaves the menus it was part of.
        return head === undefined ? [] : [{ ...item, product: assemble(head, level + 1) }]
      }),
    }))
  }

  return heads.map((head) => assemble(head, 0))
}

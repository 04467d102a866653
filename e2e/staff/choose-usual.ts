import type { SentChoice } from '@comanda/contract/entities/cart-item'
import type { Product } from '@comanda/rules/catalogue/product'
import { startValues } from '@comanda/rules/catalogue/start-configuration'
import { toId } from '@comanda/rules/ids'

/**
 * A dish as most people take it: the first answer to every question, what it comes with, and the first of whatever must
 * be chosen; without the ingredient of this slug.
 */
export function chooseUsual(product: Product, { without = '' }: { readonly without?: string } = {}): SentChoice {
  const { optionGroups, sections } = product
  return {
    valueIds: startValues(product),
    options: optionGroups
      .filter(({ required }) => required)
      .flatMap(({ values: [first] }) =>
        first ? { valueId: first.id, name: first.name.base, price: first.price, isFree: false } : [],
      ),
    units: sections.flatMap(({ id, minDishes, items, areIngredients }) => {
      const [first] = items
      const comesWith = items.filter(
        ({ originalQuantity, product }) => originalQuantity > 0 && product.slug !== without,
      )
      const chosen = areIngredients ? comesWith : Array.from({ length: first ? minDishes : 0 }, () => first)
      return chosen.flatMap((item) => {
        if (item === undefined) return []
        const choice = chooseUsual(item.product as Product, { without })
        return { sectionId: id, itemId: toId(Number(item.id)), includedQuantity: 0, price: null, choice }
      })
    }),
  }
}

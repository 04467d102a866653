import type { CartLine } from '../cart/cart.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { isBuffet, isBuffetFood } from '../catalogue/is-buffet.ts'
import type { Product } from '../catalogue/product.ts'
import type { ProductId } from '../ids.ts'
import type { UnitRun } from '../promotions/unit-run.ts'
import type { CartToPrice } from './cart-price.ts'
import type { LinePrice } from './line-price.ts'
import { priceLine } from './price-line.ts'

/** A line priced by itself, and its role in the cart. */
export interface DraftLine {
  readonly line: Pick<CartLine, 'id' | 'configuration' | 'quantity'>
  readonly product: Product
  readonly price: LinePrice
  readonly role: 'goods' | 'buffet-food' | 'service'
}

export function listDrafts(cart: CartToPrice): readonly DraftLine[] {
  const entries = cart.lines.map((line) => ({ line, product: getProduct(cart, line.productId) }))
  const hasBuffet = entries.some(({ product }) => isBuffet(product))
  return entries.map(({ line, product }) => ({
    line,
    product,
    price: priceLine(product, line.configuration, line.quantity, cart.store.ordering),
    role: roleOf(product, hasBuffet, cart),
  }))
}

/** Buffet food is already free and the service charge is no dish, so neither takes part in a promotion. */
export function listUnits(drafts: readonly DraftLine[]): readonly UnitRun[] {
  return drafts.flatMap(({ line, product, price, role }, index) =>
    role === 'goods'
      ? {
          line: index,
          productId: product.id,
          combinationId: findCombination(product, line.configuration)?.id ?? null,
          price: price.basePrice,
          lineTotal: price.total,
          left: line.quantity,
        }
      : [],
  )
}

function roleOf(product: Product, hasBuffet: boolean, cart: CartToPrice): DraftLine['role'] {
  if (product.service !== null) return 'service'
  return hasBuffet && isBuffetFood(product, cart.categories) ? 'buffet-food' : 'goods'
}

function getProduct(cart: CartToPrice, id: ProductId): Product {
  const product = cart.products.get(id)
  if (product === undefined) throw new Error(`a cart line names product ${id}, which was not given`)
  return product
}

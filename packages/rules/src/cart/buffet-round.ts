import { isBuffet, isBuffetFood } from '../catalogue/is-buffet.ts'
import type { Category, Product } from '../catalogue/product.ts'
import type { CategoryId, ProductId } from '../ids.ts'
import type { CartLine } from './cart.ts'

/** Stands for «no limit» where a buffet names none (CONST-012). */
export const buffetFallbackLimit = 999_999

/** The facts of the menu that the cart rules need. */
export interface Menu {
  readonly products: ReadonlyMap<ProductId, Product>
  readonly categories: ReadonlyMap<CategoryId, Category>
}

export interface Round {
  readonly hasBuffet: boolean
  /** Food dishes still to be sent to the kitchen. */
  readonly dishes: number
  readonly limit: number
}

export type CountedLine = Pick<CartLine, 'productId' | 'quantity' | 'deletable'>

/** Only dishes not yet sent to the kitchen are counted; a buffet counts in every round, because it stays paid for. */
export function countRound(lines: readonly CountedLine[], { products, categories }: Menu): Round {
  let hasBuffet = false
  let dishes = 0
  let limit = 0
  for (const line of lines) {
    const product = products.get(line.productId)
    if (product === undefined) continue
    if (isBuffet(product)) {
      hasBuffet = true
      limit += (product.buffet?.platesPerRound ?? buffetFallbackLimit) * line.quantity
    } else if (line.deletable && isBuffetFood(product, categories)) {
      dishes += line.quantity
    }
  }
  return { hasBuffet, dishes, limit }
}

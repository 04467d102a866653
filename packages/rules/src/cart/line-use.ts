import type { Configuration } from '../catalogue/configuration.ts'
import type { Product } from '../catalogue/product.ts'
import type { LineId, OptionValueId, ProductId } from '../ids.ts'
import type { CartLine } from './cart.ts'

/** So many units of a dish, or of an option value, that a line takes from what a store has left. */
export interface LineUse {
  readonly lineId: LineId
  readonly productId: ProductId | null
  readonly optionValueId: OptionValueId | null
  readonly units: number
}

/** Everything that a line takes, dishes inside a menu included: each dish and each chosen value once (DAY-090). */
export function listLineUses(
  { id, configuration, quantity }: Pick<CartLine, 'id' | 'configuration' | 'quantity'>,
  product: Product,
): LineUse[] {
  const products = new Map<ProductId, number>()
  const values = new Map<OptionValueId, number>()
  count(product, configuration, quantity)
  return [
    ...[...products].map(([productId, units]) => ({ lineId: id, productId, optionValueId: null, units })),
    ...[...values].map(([optionValueId, units]) => ({ lineId: id, productId: null, optionValueId, units })),
  ]

  function count(dish: Product, chosen: Configuration, units: number): void {
    products.set(dish.id, (products.get(dish.id) ?? 0) + units)
    for (const { valueId } of chosen.options) values.set(valueId, (values.get(valueId) ?? 0) + units)
    // A line holds the units of all its dishes together (OPEN-116): each is one, whatever the quantity.
    for (const { sectionId, itemId, configuration: inside } of chosen.units) {
      const section = dish.sections.find((one) => one.id === sectionId)
      const item = section?.items.find((one) => one.id === itemId)
      if (item !== undefined) count(item.product, inside, 1)
    }
  }
}

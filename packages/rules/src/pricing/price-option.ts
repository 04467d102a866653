import type { Choosing } from '../catalogue/choosing.ts'
import type { Configuration } from '../catalogue/configuration.ts'
import type { OptionGroup, OptionValue, Product } from '../catalogue/product.ts'
import { type Cents, cents } from '../money/cents.ts'
import { chargeOptions } from './charge-options.ts'

export interface OptionPrice {
  readonly amount: Cents
  /** It has a price, but costs nothing while it is one of the free ones (PRICE-005). */
  readonly isIncluded: boolean
}

/**
 * The cost of a chosen value now, or how much the price would grow if it were chosen next. A cheap value that becomes
 * free instead of a dearer one makes the dearer one cost, so the growth of the total is what counts.
 */
export function priceOption(
  { product, configuration }: Pick<Choosing, 'product' | 'configuration'>,
  { id: groupId, multiple }: OptionGroup,
  value: OptionValue,
): OptionPrice {
  const charged = chargeOptions(product, configuration)
  const own = charged.find(({ group, value: { id } }) => group.id === groupId && id === value.id)
  const amount = own?.price ?? growth()
  return { amount, isIncluded: amount === 0 && value.price > 0 }

  function growth(): Cents {
    // In a group of one choice it replaces the chosen value.
    const others = configuration.options.filter((choice) => multiple || choice.groupId !== groupId)
    const price = (options: Configuration['options']) => sumPrices(product, { ...configuration, options })
    return cents(price([...others, { groupId, valueId: value.id }]) - price(others))
  }
}

function sumPrices(product: Product, configuration: Configuration): number {
  return chargeOptions(product, configuration).reduce((sum, { price }) => sum + price, 0)
}

import type { Choosing } from '../catalogue/choosing.ts'
import type { Configuration } from '../catalogue/configuration.ts'
import type { OptionGroup, OptionValue, Product } from '../catalogue/product.ts'
import { type Cents, cents } from '../money/cents.ts'
import { chargeOptions } from './charge-options.ts'

export interface OptionPrice {
  readonly amount: Cents
  /** It has a price, and costs nothing as long as it is one of the free ones (PRICE-005). */
  readonly isIncluded: boolean
}

/**
 * What a chosen value costs now, or what the price grows by when it is chosen next. A cheap value that takes the place
 * of a dearer free one makes the dearer one cost: the price grows by what the total grows by.
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
    // In a group of one choice it takes the place of what is chosen there.
    const others = configuration.options.filter((choice) => multiple || choice.groupId !== groupId)
    const price = (options: Configuration['options']) => sumPrices(product, { ...configuration, options })
    return cents(price([...others, { groupId, valueId: value.id }]) - price(others))
  }
}

function sumPrices(product: Product, configuration: Configuration): number {
  return chargeOptions(product, configuration).reduce((sum, { price }) => sum + price, 0)
}

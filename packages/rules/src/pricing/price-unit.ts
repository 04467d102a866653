import type { Choosing } from '../catalogue/choosing.ts'
import type { UnitChoice } from '../catalogue/configuration.ts'
import { type Cents, cents } from '../money/cents.ts'
import { priceLine } from './price-line.ts'
import type { PricePart } from './price-part.ts'

/**
 * The parts that one more unit adds to its menu: its supplement and its own choices, never its price when sold alone.
 */
export function priceUnit(
  { product, configuration, quantity, context }: Choosing,
  unit: UnitChoice,
): { readonly total: Cents; readonly parts: readonly PricePart[] } {
  const before = priceLine(product, configuration, quantity, context)
  const after = priceLine(product, { ...configuration, units: [...configuration.units, unit] }, quantity, context)
  const parts = after.parts.flatMap((part): PricePart[] => {
    const known = before.parts.find(({ kind, label }) => kind === part.kind && label === part.label)
    const more = part.quantity - (known?.quantity ?? 0)
    return more === 0 ? [] : [{ ...part, quantity: more, amount: cents(part.amount - (known?.amount ?? 0)) }]
  })
  return { total: cents(after.total - before.total), parts }
}

import { type Cents, cents, zero } from '../money/cents.ts'
import type { PricePart } from './price-part.ts'

/** Adjustments may take off more than a dish costs; then it costs nothing, and a part shows the correction. */
export function floorAtZero(parts: readonly PricePart[]): {
  readonly parts: readonly PricePart[]
  readonly total: Cents
} {
  let sum = 0
  for (const { amount } of parts) sum += amount
  const total = cents(sum)
  if (total >= 0) return { parts, total }
  const floor: PricePart = { kind: 'rounding', label: null, quantity: 1, amount: cents(-total) }
  return { parts: [...parts, floor], total: zero }
}

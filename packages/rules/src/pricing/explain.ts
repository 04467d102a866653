import type { LineId } from '../ids.ts'
import type { Cents } from '../money/cents.ts'
import type { LocalText } from '../text/local-text.ts'
import type { CartPrice } from './cart-price.ts'
import type { PricePart, PricePartKind } from './price-part.ts'

/** One row of an opened total: a key for the words, the venue's own name for the thing, and its cents. */
export interface ExplainedPart {
  readonly key: `price.${PricePartKind}`
  readonly label: LocalText | null
  readonly quantity: number
  readonly amount: Cents
  /** Null for what belongs to the whole cart. */
  readonly lineId: LineId | null
}

/** Every euro of a total, line by line and then what concerns the whole cart; the amounts sum to the total. */
export function explain(price: CartPrice): readonly ExplainedPart[] {
  return [
    ...price.lines.flatMap((line) => line.parts.map((part) => toExplained(part, line.id))),
    ...price.parts.map((part) => toExplained(part, null)),
  ]
}

function toExplained(part: PricePart, lineId: LineId | null): ExplainedPart {
  return { key: `price.${part.kind}`, label: part.label, quantity: part.quantity, amount: part.amount, lineId }
}

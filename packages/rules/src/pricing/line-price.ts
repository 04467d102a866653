import type { Cents } from '../money/cents.ts'
import type { PricePart } from './price-part.ts'

/** The cost of a line by itself, before promotions and buffet. Parts sum to the total. */
export interface LinePrice {
  readonly total: Cents
  /** Only shown: total ÷ quantity, half a cent rounded up (OPEN-116). */
  readonly unitPrice: Cents
  /** Base or combination price of one dish; promotions act on this alone (OPEN-050). */
  readonly basePrice: Cents
  /** Charged options of one dish together (PRICE-008). */
  readonly optionsPrice: Cents
  readonly parts: readonly PricePart[]
}

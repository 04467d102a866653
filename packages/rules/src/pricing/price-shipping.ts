import type { OrderingMode } from '../modes/ordering-mode.ts'
import { type Cents, zero } from '../money/cents.ts'
import type { DeliveryZone } from '../venue/store.ts'

/** Only delivery is charged, by the zone of the address, and is free from the amount that the zone sets (PRICE-029). */
export function priceShipping(mode: OrderingMode, zone: DeliveryZone | null, ordered: Cents): Cents {
  if (mode !== 'delivery' || zone === null) return zero
  return zone.freeShippingFrom !== null && ordered >= zone.freeShippingFrom ? zero : zone.shippingFee
}

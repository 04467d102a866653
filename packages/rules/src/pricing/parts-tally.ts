import { type Cents, cents } from '../money/cents.ts'
import type { LocalText } from '../text/local-text.ts'
import type { ChargedOption } from './charge-options.ts'
import { floorAtZero } from './floor-at-zero.ts'
import { type PricePart, type PricePartKind, pricePartKinds } from './price-part.ts'

/** Gathers the parts of one line; equal parts of several units become one part of a larger quantity. */
export class PartsTally {
  // Keyed by one whole number made of id and kind: pricing runs for every line of every change.
  readonly #parts = new Map<number, { kind: PricePartKind; label: LocalText; quantity: number; amount: Cents }>()

  add(kind: PricePartKind, id: number, label: LocalText, quantity: number, price: Cents): void {
    const key = id * pricePartKinds.length + pricePartKinds.indexOf(kind)
    const known = this.#parts.get(key)
    if (known === undefined) {
      this.#parts.set(key, { kind, label, quantity, amount: cents(quantity * price) })
    } else {
      known.quantity += quantity
      known.amount = cents(known.amount + quantity * price)
    }
  }

  /** A value without a price is no part of the price; a free one is shown at nothing. */
  addOption({ value, price, isFree }: ChargedOption, quantity: number): void {
    if (value.price !== 0) this.add(isFree ? 'free-option' : 'option', value.id, value.name, quantity, price)
  }

  close(): { readonly parts: readonly PricePart[]; readonly total: Cents } {
    return floorAtZero([...this.#parts.values()])
  }
}

import { type Cents, cents } from '../money/cents.ts'
import type { LocalText } from '../text/local-text.ts'
import type { ChargedOption } from './charge-options.ts'
import { floorAtZero } from './floor-at-zero.ts'
import { type PricePart, type PricePartKind, pricePartKinds } from './price-part.ts'

interface PricedThing {
  readonly id: number
  readonly name: LocalText
}

/** Collects the parts of one line; equal parts of several units become one part with a larger quantity. */
export class PartsTally {
  // The key is one whole number made of id and kind, because pricing runs for every line of every change.
  readonly #parts = new Map<number, { kind: PricePartKind; label: LocalText; quantity: number; amount: Cents }>()

  /** Something that costs nothing is no part of a price, except the dish itself and what was made free. */
  add(
    kind: PricePartKind,
    thing: PricedThing,
    { quantity, price }: { readonly quantity: number; readonly price: Cents },
  ) {
    if (price === 0 && kind !== 'base' && kind !== 'combination' && kind !== 'free-option') return
    const key = thing.id * pricePartKinds.length + pricePartKinds.indexOf(kind)
    const known = this.#parts.get(key)
    if (known === undefined) {
      this.#parts.set(key, { kind, label: thing.name, quantity, amount: cents(quantity * price) })
    } else {
      known.quantity += quantity
      known.amount = cents(known.amount + quantity * price)
    }
  }

  /** A value without a price is not shown as free. */
  addOption({ value, price, isFree }: ChargedOption, quantity: number): void {
    this.add(isFree && value.price !== 0 ? 'free-option' : 'option', value, { quantity, price })
  }

  close(): { readonly parts: readonly PricePart[]; readonly total: Cents } {
    return floorAtZero([...this.#parts.values()])
  }
}

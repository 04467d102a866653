export const minimumQuantity = 1
/** Nobody orders a thousand of one dish by phone; a slip of the finger, or an attack, does. */
export const maximumQuantity = 999

export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= minimumQuantity && quantity <= maximumQuantity
}

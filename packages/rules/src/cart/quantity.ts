export const minimumQuantity = 1
/** No diner orders a thousand of one dish; a typing mistake or an attack does. */
export const maximumQuantity = 999

export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= minimumQuantity && quantity <= maximumQuantity
}

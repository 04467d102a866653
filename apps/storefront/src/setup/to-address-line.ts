import type { Address } from '@comanda/rules/cart/cart'

/** An address on one line. */
export function toAddressLine({ street, number, postalCode, city }: Address): string {
  return `${street} ${number}, ${postalCode} ${city}`
}

import type { StoreAddress } from '@comanda/rules/venue/store'

export function writeAddress({ street, postalCode, city }: StoreAddress): string {
  return [street, `${postalCode} ${city}`.trim()].filter((part) => part !== '').join(', ')
}

import { addressFields } from '@comanda/rules/cart/address-form'
import type { Address } from '@comanda/rules/cart/cart'
import type { Location } from '@comanda/rules/venue/store'

const addressKey = 'setup-address'
/** The documents' name for the coordinates of a chosen place (SETUP-038, CART-008). */
const placeKey = 'place-coordinates'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The last address for which an order was begun; it stays on this device. */
export function readKeptAddress(shelf: Shelf = localStorage): Address | null {
  const found = readJson(addressKey, shelf)
  if (found === null) return null
  const entries = Object.keys(addressFields).map((field) => [field, found[field] ?? ''])
  return entries.every(([, value]) => typeof value === 'string') ? (Object.fromEntries(entries) as Address) : null
}

export function keepAddress(address: Address, shelf: Shelf = localStorage): void {
  shelf.setItem(addressKey, JSON.stringify(address))
}

export function readKeptPlace(shelf: Shelf = localStorage): Location | null {
  const { latitude, longitude } = readJson(placeKey, shelf) ?? {}
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}

/** The coordinates of the chosen address, from the place search; none for an address typed by hand. */
export function keepPlace(place: Location | null, shelf: Shelf = localStorage): void {
  if (place === null) shelf.removeItem(placeKey)
  else shelf.setItem(placeKey, JSON.stringify(place))
}

function readJson(key: string, shelf: Shelf): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(shelf.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

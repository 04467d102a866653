import type { Address } from '@comanda/rules/customer/contact'
import { addressFields } from '@comanda/rules/setup/address-form'
import type { Location } from '@comanda/rules/venue/store'
import { deviceStorage } from '@comanda/screen/storage'

const addressKey = 'setup-address'
/** The documents' name for the coordinates of a chosen place (SETUP-038, CART-008). */
const placeKey = 'place-coordinates'

/** The last address for which an order was begun; it stays on this device. */
export function readKeptAddress(): Address | null {
  const found = readFields(addressKey)
  if (found === null) return null
  const entries = Object.keys(addressFields).map((field) => [field, found[field] ?? ''])
  return entries.every(([, value]) => typeof value === 'string') ? (Object.fromEntries(entries) as Address) : null
}

export function keepAddress(address: Address): void {
  deviceStorage.keepValue(addressKey, address)
}

export function forgetAddress(): void {
  deviceStorage.forget(addressKey)
  keepPlace(null)
}

export function readKeptPlace(): Location | null {
  const { latitude, longitude } = readFields(placeKey) ?? {}
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}

/** The coordinates of the chosen address, from the place search; none for an address typed by hand. */
export function keepPlace(place: Location | null): void {
  if (place === null) deviceStorage.forget(placeKey)
  else deviceStorage.keepValue(placeKey, place)
}

function readFields(key: string): Record<string, unknown> | null {
  const value = deviceStorage.readValue(key)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}

import type { Address } from '../customer/contact.ts'

/** Street and number, then what leads to the door. */
export function toDoorLine({ street, number, floor, block, door, stairs }: Address): string {
  return [`${street} ${number}`, floor, block, door, stairs].filter((part) => part !== '').join(', ')
}

/** An address on one line, door included: whoever brings it reads no more than this. */
export function toAddressLine(address: Address): string {
  return `${toDoorLine(address)}, ${address.postalCode} ${address.city}`
}

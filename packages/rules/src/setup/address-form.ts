import type { Address } from '../customer/contact.ts'

/** The address form, field by field (SETUP-026); block, floor, door and stairs are always optional (OPEN-001). */
export const addressFields = {
  street: 'required',
  number: 'required',
  floor: 'optional',
  block: 'optional',
  door: 'optional',
  stairs: 'optional',
  postalCode: 'required',
  city: 'required',
  province: 'required',
} as const satisfies Record<keyof Address, 'required' | 'optional'>

const names = Object.keys(addressFields) as readonly (keyof Address)[]

/** The form before anything is typed. */
export const noAddress: Address = {
  street: '',
  number: '',
  floor: '',
  block: '',
  door: '',
  stairs: '',
  postalCode: '',
  city: '',
  province: '',
}

export function listMissingParts(address: Address): (keyof Address)[] {
  return names.filter((name) => addressFields[name] === 'required' && address[name].trim() === '')
}

export function isAddressComplete(address: Address): boolean {
  return listMissingParts(address).length === 0
}

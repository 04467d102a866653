import type { Address } from '../cart/cart.ts'
import type { AddressUse, SavedAddress } from './customer.ts'

type AddressDetail = Pick<Address, 'floor' | 'block' | 'door' | 'stairs'>

/** Floor, block, door and stairs in one text, joined by '|' (ACCOUNT-025). */
export function joinAddressDetail({ floor, block, door, stairs }: AddressDetail): string {
  // The joint itself must not come from inside a field, or the reading back would shift.
  return [floor, block, door, stairs].map((part) => part.replaceAll('|', ' ').trim()).join('|')
}

export function splitAddressDetail(text: string): AddressDetail {
  const [floor = '', block = '', door = '', stairs = ''] = text.split('|')
  return { floor, block, door, stairs }
}

/** The first address of its use is the default one (ACCOUNT-026). */
export function becomesDefault(saved: readonly Pick<SavedAddress, 'use' | 'isDefault'>[], use: AddressUse): boolean {
  return !saved.some((address) => address.use === use && address.isDefault)
}

export function findDefaultAddress(saved: readonly SavedAddress[], use: AddressUse): SavedAddress | undefined {
  return saved.find((address) => address.use === use && address.isDefault)
}

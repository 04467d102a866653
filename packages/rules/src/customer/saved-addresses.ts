import type { Address } from '../cart/cart.ts'
import type { AddressId } from '../ids.ts'
import { type AddressUse, addressUses, type SavedAddress } from './customer.ts'

type AddressDetail = Pick<Address, 'floor' | 'block' | 'door' | 'stairs'>

/** More than anyone lives at; an account is not a store for lists. */
export const mostAddresses = 50

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

type Ranked = Pick<SavedAddress, 'id' | 'use' | 'isDefault'>

/**
 * The ids that are default, one per use that has addresses (ACCOUNT-028). The one just written wins where it asks to
 * be; otherwise the default stays, and where it went the oldest takes its place. Oldest first is how they are given.
 */
export function listDefaultIds(saved: readonly Ranked[], written: AddressId | null = null): AddressId[] {
  return addressUses.flatMap((use) => {
    const ofUse = saved.filter((address) => address.use === use)
    const defaults = ofUse.filter((address) => address.isDefault)
    const chosen = defaults.find(({ id }) => id === written) ?? defaults[0] ?? ofUse[0]
    return chosen === undefined ? [] : [chosen.id]
  })
}

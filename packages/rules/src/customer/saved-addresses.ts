import type { AddressId } from '../ids.ts'
import type { Address } from './contact.ts'
import { type AddressUse, addressUses, type SavedAddress } from './customer.ts'

type AddressDetail = Pick<Address, 'floor' | 'block' | 'door' | 'stairs'>

/** Nobody lives at more places; the limit keeps an account from being used to store lists. */
export const mostAddresses = 50

/** Floor, block, door and stairs in one text, joined by '|' (ACCOUNT-025). */
export function joinAddressDetail({ floor, block, door, stairs }: AddressDetail): string {
  // A separator inside a field would shift the fields when the text is read back.
  return [floor, block, door, stairs].map((part) => part.replaceAll('|', ' ').trim()).join('|')
}

export function splitAddressDetail(text: string): AddressDetail {
  const [floor = '', block = '', door = '', stairs = ''] = text.split('|')
  return { floor, block, door, stairs }
}

/** The first address of each use becomes its default (ACCOUNT-026). */
export function becomesDefault(saved: readonly Pick<SavedAddress, 'use' | 'isDefault'>[], use: AddressUse): boolean {
  return !saved.some((address) => address.use === use && address.isDefault)
}

export function findDefaultAddress(saved: readonly SavedAddress[], use: AddressUse): SavedAddress | undefined {
  return saved.find((address) => address.use === use && address.isDefault)
}

type Ranked = Pick<SavedAddress, 'id' | 'use' | 'isDefault'>

/**
 * The ids of the default addresses, one per use that has addresses (ACCOUNT-028). The address just written wins if it
 * is marked as default; otherwise the old default stays; if that is gone, the oldest becomes the default. `saved` is
 * sorted oldest first.
 */
export function listDefaultIds(saved: readonly Ranked[], written: AddressId | null = null): AddressId[] {
  return addressUses.flatMap((use) => {
    const ofUse = saved.filter((address) => address.use === use)
    const defaults = ofUse.filter((address) => address.isDefault)
    const chosen = defaults.find(({ id }) => id === written) ?? defaults[0] ?? ofUse[0]
    return chosen === undefined ? [] : [chosen.id]
  })
}

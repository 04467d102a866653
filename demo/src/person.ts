import type { Address } from '@comanda/rules/customer/contact'
import type { CustomerKind, SavedAddress } from '@comanda/rules/customer/customer'
import { type AddressId, type CardId, type CustomerId, type ProductId, toId } from '@comanda/rules/ids'
import type { DemoCard, DemoCustomer } from './demo-site.ts'

export interface PersonSheet {
  readonly id: string
  readonly kind?: CustomerKind
  readonly name: string
  readonly identification?: string
  readonly email: string
  readonly phone: string
  readonly marketing?: true
  readonly notes?: string
  readonly addresses?: readonly SavedAddress[]
  readonly favourites?: readonly number[]
  readonly cards?: readonly DemoCard[]
}

export function person(sheet: PersonSheet): DemoCustomer {
  return {
    customer: {
      id: toId<CustomerId>(sheet.id),
      kind: sheet.kind ?? 'person',
      name: sheet.name,
      identification: sheet.identification ?? null,
      email: sheet.email,
      phone: sheet.phone,
      acceptsMarketing: sheet.marketing ?? false,
      notes: sheet.notes ?? '',
    },
    addresses: sheet.addresses ?? [],
    cards: sheet.cards ?? [],
    favouriteIds: (sheet.favourites ?? []).map((id) => toId<ProductId>(id)),
  }
}

type AddressSheet = Omit<SavedAddress, 'id' | 'isDefault' | 'address'> &
  Pick<Address, 'street' | 'number' | 'postalCode'> &
  Partial<Address>

export function savedAddress(id: string, { name, use, ...parts }: AddressSheet, isDefault = true): SavedAddress {
  const empty = { floor: '', block: '', door: '', stairs: '', city: 'Madrid', province: 'Madrid' }
  return { id: toId<AddressId>(id), name, use, isDefault, address: { ...empty, ...parts } }
}

/** Test cards from the bank's own documentation. */
export function practiceCard(id: string, number: string, facts: CardFacts): DemoCard {
  // The sandbox bank reads from the end of a token which of its test cards it stands for.
  const providerToken = `demo-not-for-production-${id}-${number}`
  return { id: toId<CardId>(id), way: 'new', providerToken, lastFour: number.slice(-4), ...facts }
}

type CardFacts = Omit<DemoCard, 'id' | 'way' | 'providerToken' | 'lastFour'>

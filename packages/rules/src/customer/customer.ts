import type { AddressId, CardId, CustomerId } from '../ids.ts'
import type { OnlinePayment } from '../payment/payment-choice.ts'
import type { Address } from './contact.ts'

export const customerKinds = ['person', 'company'] as const
export type CustomerKind = (typeof customerKinds)[number]

export interface Customer {
  readonly id: CustomerId
  readonly kind: CustomerKind
  readonly name: string
  readonly identification: string | null
  readonly email: string
  readonly phone: string
  readonly acceptsMarketing: boolean
  readonly notes: string
}

export const addressUses = ['delivery', 'billing'] as const
export type AddressUse = (typeof addressUses)[number]

export interface SavedAddress {
  readonly id: AddressId
  readonly name: string
  readonly use: AddressUse
  readonly isDefault: boolean
  readonly address: Address
}

/** A card that a provider keeps for the customer; its number never reaches us. */
export interface SavedCard {
  readonly id: CardId
  /** The way to pay that charges it: a store without that way cannot take the card. */
  readonly way: OnlinePayment
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

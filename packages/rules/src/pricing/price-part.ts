import type { Cents } from '../money/cents.ts'
import type { LocalText } from '../text/local-text.ts'

/** Every euro of a total belongs to one part; parts always sum to the total. */
export const pricePartKinds = [
  'base',
  'combination',
  'option',
  'free-option',
  'supplement',
  'extra',
  'buffet',
  'promotion',
  'service-charge',
  'coupon',
  'receipt',
  'shipping',
  'tip',
  'taken-out',
  'rounding',
] as const
export type PricePartKind = (typeof pricePartKinds)[number]

export interface PricePart {
  readonly kind: PricePartKind
  readonly label: LocalText | null
  readonly quantity: number
  /** For all units together; negative for what is taken off. */
  readonly amount: Cents
}

/** VAT contained in a total, one row per rate. */
export interface VatPart {
  readonly rate: number
  readonly base: Cents
  readonly vat: Cents
}

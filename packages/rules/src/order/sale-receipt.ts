import type { Cents } from '../money/cents.ts'
import type { PricePartKind, VatPart } from '../pricing/price-part.ts'
import type { LanguageCode } from '../text/language.ts'
import type { Instant, TimeZone } from '../time/calendar.ts'
import type { StoreAddress } from '../venue/store.ts'

/** The receipt of a paid order for the diner: a simplified invoice where the venue has given its legal entity. */
export interface SaleReceipt {
  readonly language: LanguageCode
  /** Null where the venue has given no legal entity: then the receipt says that it is no invoice. */
  readonly number: string | null
  readonly orderNumber: number
  readonly issuedAt: Instant
  readonly timeZone: TimeZone
  readonly issuer: ReceiptIssuer
  readonly lines: readonly ReceiptLine[]
  /** The parts that are added to the lines or taken off: shipping, discounts, tip. */
  readonly parts: readonly { readonly kind: PricePartKind; readonly amount: Cents }[]
  readonly vat: readonly VatPart[]
  readonly total: Cents
}

export interface ReceiptIssuer {
  readonly store: string
  readonly legal: { readonly name: string; readonly taxId: string } | null
  readonly address: StoreAddress
  readonly phone: string
}

export interface ReceiptLine {
  readonly quantity: number
  readonly name: string
  /** The choices, in the diner's words. */
  readonly choices: readonly string[]
  readonly allergens: readonly string[]
  readonly total: Cents
}

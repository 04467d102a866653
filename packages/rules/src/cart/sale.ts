import type { AllergenId } from '../ids.ts'
import type { Cents } from '../money/cents.ts'
import type { PaymentWish } from '../payment/payment-choice.ts'
import type { LanguageCode } from '../text/language.ts'
import type { TimeZone } from '../time/calendar.ts'
import type { Address, Contact } from './cart.ts'
import type { Order, OrderLine } from './order.ts'

/** A cart frozen at one version, with its prices: what is sold once it is paid, whatever becomes of the cart. */
export interface Sale
  extends Pick<Order, 'cartId' | 'cartVersion' | 'storeId' | 'customerId' | 'setup' | 'parts' | 'vat' | 'total'> {
  readonly contact: Contact
  readonly language: LanguageCode
  readonly lines: readonly SaleLine[]
  readonly notes: string
  /** Null bills to where it is delivered, or to nobody in particular. */
  readonly billing: Address | null
  readonly payment: PaymentWish
  /** What the diner will pay with in cash, so that the courier brings change; null asks for none. */
  readonly change: Cents | null
  readonly couponCode: string | null
  readonly receiptCode: string | null
  /** Under which name it is sold, and by whose clock. */
  readonly seller: {
    readonly site: string
    readonly store: string
    readonly phone: string
    readonly timeZone: TimeZone
  }
}

export interface SaleLine extends OrderLine {
  readonly allergens: readonly AllergenId[]
  /** In the diner's language: they are told in writing too. */
  readonly allergenNames: readonly string[]
}

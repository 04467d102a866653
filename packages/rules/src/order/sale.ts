import type { LineUse } from '../cart/line-use.ts'
import type { Address, Contact } from '../customer/contact.ts'
import type { AllergenId } from '../ids.ts'
import type { SentDish } from '../kitchen/sent-dish.ts'
import type { Cents } from '../money/cents.ts'
import type { PaymentWish } from '../payment/payment-choice.ts'
import type { LanguageCode } from '../text/language.ts'
import type { TimeZone } from '../time/calendar.ts'
import type { Order, OrderLine } from './order.ts'
import type { PromisedTime } from './promised-time.ts'

/** A cart frozen at one version, with its prices: this is what is sold once it is paid, even if the cart changes. */
export interface Sale
  extends Pick<Order, 'cartId' | 'cartVersion' | 'storeId' | 'customerId' | 'setup' | 'parts' | 'vat' | 'total'> {
  readonly contact: Contact
  readonly language: LanguageCode
  readonly lines: readonly SaleLine[]
  readonly notes: string
  /** Null means the delivery address, or no address at all. */
  readonly billing: Address | null
  readonly payment: PaymentWish
  /** The cash the diner will pay with, so that the courier brings change; null means that no change is needed. */
  readonly change: Cents | null
  /** What its diner was told about the hour. Absent in a sale that was frozen before this was kept. */
  readonly promised?: PromisedTime | null
  readonly couponCode: string | null
  readonly receiptCode: string | null
  /** Absent in a sale that was frozen before dishes were rows; `readSaleKitchen` makes it from the lines then. */
  readonly kitchen?: SaleKitchen
  /**
   * The units that it takes from those that a store has left. Absent in a sale that was frozen before anybody counted.
   */
  readonly uses?: readonly LineUse[]
  /** The names it is sold under, the store's time zone and the site's address. */
  readonly seller: {
    readonly site: string
    readonly store: string
    readonly phone: string
    readonly timeZone: TimeZone
    /** The site's address, to which the links of the order's mail lead. */
    readonly origin: string
  }
}

/** The dishes that the kitchen is sent once it is sold, and the place to which they go. */
export interface SaleKitchen {
  readonly place: string
  readonly dishes: readonly SentDish[]
}

export interface SaleLine extends OrderLine {
  /** The choices and the removals, in the diner's language (DAY-069). */
  readonly choices: readonly string[]
  /** The same in the house's language. Absent in a sale that was frozen before these were kept. */
  readonly houseChoices?: readonly string[]
  readonly allergens: readonly AllergenId[]
  /** In the diner's language, because the order's mail lists them too. */
  readonly allergenNames: readonly string[]
  /** Absent in a sale that was frozen before lines kept their rate. */
  readonly vatRate?: number
}

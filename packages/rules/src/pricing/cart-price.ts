import type { CartLine } from '../cart/cart.ts'
import type { Category, Product } from '../catalogue/product.ts'
import type { CategoryId, LineId, ProductId } from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { Cents } from '../money/cents.ts'
import type { LineDiscount } from '../promotions/apply-promotions.ts'
import type { CouponRefusal } from '../promotions/check-coupon.ts'
import type { ReceiptRefusal } from '../promotions/check-receipt.ts'
import type { Coupon, Promotion, Receipt } from '../promotions/promotion.ts'
import type { Instant, StoreMoment } from '../time/calendar.ts'
import type { DeliveryZone, Store } from '../venue/store.ts'
import type { Verdict } from '../verdict.ts'
import type { LinePrice } from './line-price.ts'
import type { PricePart, VatPart } from './price-part.ts'

/** Everything the price of a cart depends on; the same facts give the same cents in browser and server. */
export interface CartToPrice {
  readonly lines: readonly Pick<CartLine, 'id' | 'productId' | 'configuration' | 'quantity'>[]
  readonly products: ReadonlyMap<ProductId, Product>
  readonly categories: ReadonlyMap<CategoryId, Category>
  readonly promotions: readonly Promotion[]
  readonly store: {
    readonly hours: Pick<Store['hours'], 'holidays'>
    readonly ordering: Pick<Store['ordering'], 'hidesIngredients'>
  }
  readonly mode: OrderingMode
  readonly moment: StoreMoment
  readonly now: Instant
  /** Whether the table or counter of the cart charges for service (PRICE-022). */
  readonly hasServiceCharge: boolean
  readonly zone: DeliveryZone | null
  readonly coupon: Coupon | null
  readonly receipt: Receipt | null
  readonly tip: Cents
}

/** A line inside its cart: `total` is after buffet and promotions, and its parts sum to it. */
export interface CartLinePrice extends LinePrice {
  readonly id: LineId
  /** The cost of the line alone; `unitPrice` is its share for one dish (OPEN-116). */
  readonly fullTotal: Cents
  readonly discounts: readonly LineDiscount[]
  readonly vatRate: number
}

/** Line totals and `parts` together sum to `total`, and so do the bases and taxes of `vat`. */
export interface CartPrice {
  readonly lines: readonly CartLinePrice[]
  /** Lines other than the service charge, before promotions, so that an offer cannot bring a cart below a minimum. */
  readonly ordered: Cents
  /** The same lines after promotions. */
  readonly goods: Cents
  readonly serviceCharge: Cents
  /** The parts that belong to the cart and to no line: coupon, receipt, shipping, tip. */
  readonly parts: readonly PricePart[]
  readonly vat: readonly VatPart[]
  readonly total: Cents
  /** Null when no code was given. */
  readonly coupon: Verdict<CouponRefusal> | null
  readonly receipt: Verdict<ReceiptRefusal> | null
}

import type { CombinationId, CouponId, CustomerId, ProductId, PromotionId, ReceiptId } from '../ids.ts'
import type { BasisPoints, Cents } from '../money/cents.ts'
import type { DayWindow, Instant, Weekday } from '../time/calendar.ts'

/** A venue's offer (PRICE-010). `kind` is wire `product_type` 1, 2 and 3. */
export interface Promotion {
  readonly id: PromotionId
  readonly name: string
  readonly weekdays: readonly Weekday[]
  readonly onHolidays: boolean
  readonly onHolidayEves: boolean
  readonly hours: DayWindow
  /** Matched by product or by combination (PRICE-013). */
  readonly productIds: readonly ProductId[]
  readonly combinationIds: readonly CombinationId[]
  readonly bought: number
  readonly deal: PromotionDeal
  readonly atTables: boolean
}

export type PromotionDeal =
  | { readonly kind: 'free-units'; readonly free: number }
  | { readonly kind: 'fixed-price'; readonly price: Cents }
  | { readonly kind: 'percent-off'; readonly share: BasisPoints }

/** A code a diner types; `amount` or `share`, never both. */
export interface Coupon {
  readonly id: CouponId
  readonly code: string
  readonly discount: { readonly amount: Cents } | { readonly share: BasisPoints }
  readonly minimumOrder: Cents
  readonly validFrom: Instant
  readonly validTo: Instant
  readonly usesLeft: number | null
}

/** An employee's discount receipt, worth its remaining points in cents (PRICE-032). */
export interface Receipt {
  readonly id: ReceiptId
  readonly customerId: CustomerId
  readonly code: string
  readonly pointsGained: number
  readonly pointsRemaining: number
  readonly createdAt: Instant
  readonly expiresAt: Instant
}

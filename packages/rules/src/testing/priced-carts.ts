import type { Product } from '../catalogue/product.ts'
import type { LineId, PromotionId } from '../ids.ts'
import { cents, zero } from '../money/cents.ts'
import type { CartToPrice } from '../pricing/cart-price.ts'
import type { Coupon, Promotion, PromotionDeal, Receipt } from '../promotions/promotion.ts'
import { type Instant, weekdays } from '../time/calendar.ts'
import { getMinute } from '../time/minute.ts'
import type { DeliveryZone } from '../venue/store.ts'
import { aChoice, aMoment } from './choices.ts'
import { aCategory, drinkCategoryId, foodCategoryId, id, ids } from './products.ts'

export const now = 1_800_000_000_000 as Instant

/** A dish in a cart: quantity one and nothing chosen unless a test says otherwise. */
export interface Ordered {
  readonly product: Product
  readonly quantity?: number
  readonly configuration?: ReturnType<typeof aChoice>
}

export function aCartToPrice(ordered: readonly Ordered[], more: Partial<CartToPrice> = {}): CartToPrice {
  return {
    lines: ordered.map(({ product, quantity = 1, configuration = aChoice() }, index) => ({
      id: `line-${index}` as LineId,
      productId: product.id,
      configuration,
      quantity,
    })),
    products: new Map(ordered.map(({ product }) => [product.id, product])),
    categories: new Map([
      [foodCategoryId, aCategory(foodCategoryId, true)],
      [drinkCategoryId, aCategory(drinkCategoryId, false)],
    ]),
    promotions: [],
    store: { hours: { holidays: [] }, ordering: { hidesIngredients: false } },
    mode: 'pickup',
    moment: aMoment(),
    now,
    hasServiceCharge: false,
    zone: null,
    coupon: null,
    receipt: null,
    tip: zero,
    ...more,
  }
}

export function aPromotion(
  number: number,
  deal: PromotionDeal,
  bought: number,
  products: readonly number[],
  more: Partial<Promotion> = {},
): Promotion {
  return {
    id: id<PromotionId>(number),
    name: `Promotion ${number}`,
    weekdays,
    onHolidays: false,
    onHolidayEves: false,
    hours: { from: getMinute('00:00'), to: getMinute('23:59') },
    productIds: ids(...products),
    combinationIds: [],
    bought,
    deal,
    atTables: true,
    ...more,
  }
}

export function aCoupon(discount: Coupon['discount'], more: Partial<Coupon> = {}): Coupon {
  return {
    id: id(1),
    code: 'HOLA',
    discount,
    minimumOrder: zero,
    validFrom: (now - 1_000) as Instant,
    validTo: (now + 1_000) as Instant,
    usesLeft: null,
    ...more,
  }
}

export function aReceipt(points: number, more: Partial<Receipt> = {}): Receipt {
  return {
    id: 'receipt-1' as Receipt['id'],
    customerId: 'customer-1' as Receipt['customerId'],
    code: 'R-1',
    pointsGained: points,
    pointsRemaining: points,
    createdAt: (now - 1_000) as Instant,
    expiresAt: (now + 1_000) as Instant,
    ...more,
  }
}

export function aZone(fee: number, freeFrom: number | null = null): DeliveryZone {
  return {
    id: id(1),
    name: 'Centro',
    postalCodes: ['48001'],
    minimumOrder: zero,
    shippingFee: cents(fee),
    freeShippingFrom: freeFrom === null ? null : cents(freeFrom),
  }
}

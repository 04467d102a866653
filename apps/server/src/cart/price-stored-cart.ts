import type { SiteId } from '@comanda/rules/ids'
import type { CartPrice } from '@comanda/rules/pricing/cart-price'
import { priceCart } from '@comanda/rules/pricing/price-cart'
import { toCartToPrice } from '@comanda/rules/pricing/to-cart-to-price'
import type { Coupon, Receipt } from '@comanda/rules/promotions/promotion'
import type { Instant } from '@comanda/rules/time/calendar'
import { findOfferedProduct } from '../catalogue/find-offered-product.ts'
import { listStorePromotions } from '../catalogue/list-store-promotions.ts'
import { readCoupon } from '../catalogue/read-coupon.ts'
import { readReceipt } from '../customer/read-receipt.ts'
import type { Reader } from '../database/database.ts'
import { isCouponHeld } from './coupon-use.repository.ts'
import type { OpenCart } from './open-cart.ts'
import type { StoredCart } from './stored-cart.ts'

/** The codes of a cart as they are now; a code that no longer exists counts for nothing. */
export interface CartDiscounts {
  readonly coupon: Coupon | null
  readonly receipt: Receipt | null
}

export async function readDiscounts(db: Reader, siteId: SiteId, cart: StoredCart): Promise<CartDiscounts> {
  const { receiptCode, customerId } = cart
  const heldBy = cart.state === 'open' ? null : cart.id
  return {
    coupon: (await findCouponOf(db, siteId, cart)) ?? null,
    receipt:
      receiptCode === null || customerId === null
        ? null
        : ((await readReceipt(db, { siteId, customerId }, { code: receiptCode, heldBy })) ?? null),
  }
}

/** While its payment is under way a cart has already counted a use: for this cart it is still available. */
async function findCouponOf(db: Reader, siteId: SiteId, cart: StoredCart): Promise<Coupon | undefined> {
  const { couponCode, state, id: cartId } = cart
  const coupon = couponCode === null ? undefined : await readCoupon(db, siteId, couponCode)
  if (coupon === undefined || coupon.usesLeft === null || state === 'open') return coupon
  const isHeld = await isCouponHeld(db, siteId, { cartId, couponId: coupon.id })
  return isHeld ? { ...coupon, usesLeft: coupon.usesLeft + 1 } : coupon
}

/** The price of a cart now: the browser's sum, computed again. */
export function priceStoredCart(open: OpenCart, discounts: CartDiscounts, now: Instant): CartPrice {
  const { cart, store, offer, place, menu } = open
  const products = new Map(menu.products)
  for (const { productId } of cart.lines) {
    const product = products.get(productId) ?? findOfferedProduct(offer.catalogue, place, productId)
    if (product !== undefined) products.set(productId, product)
  }
  return priceCart(
    toCartToPrice({
      cart,
      store,
      products,
      categories: menu.categories,
      promotions: listStorePromotions(offer.catalogue, store.id),
      ...discounts,
      now,
    }),
  )
}

import { z } from 'zod/mini'
import { wireAllergen, wireDiet } from './entities/allergen.ts'
import { wireBookingDay, wireBookingWish, wireSitting } from './entities/booking.ts'
import { wireCartItem } from './entities/cart-item.ts'
import { wireCartReply } from './entities/cart-reply.ts'
import { wireCartRequest } from './entities/cart-request.ts'
import { wireCategory } from './entities/category.ts'
import { wireCustomerData, wireDeliveryData } from './entities/delivery-data.ts'
import { wireFollowedOrder } from './entities/followed-order.ts'
import { wireKeptBooking } from './entities/kept-booking.ts'
import { wireOrderPayment } from './entities/order-payment.ts'
import { wirePaymentResult } from './entities/payment-result.ts'
import { wireOrderSummary, wirePlacedOrder } from './entities/placed-order.ts'
import { wirePricePart } from './entities/price-part.ts'
import { productFields } from './entities/product-fields.ts'
import { wireCoupon, wirePromotion } from './entities/promotion.ts'
import { wireReceipt } from './entities/receipt.ts'
import { wireBookableZone, wireResource } from './entities/resource.ts'
import { wireSavedAddress } from './entities/saved-address.ts'
import { wireCard } from './entities/saved-card.ts'
import { wireSelectedOption } from './entities/selected-option.ts'
import { wireBanner, wireBrand, wirePage } from './entities/site-content.ts'
import { wireStore } from './entities/store.ts'
import { wireWebsite } from './entities/website.ts'
import { flagNumber, flagText } from './wire/flag.ts'

/** Schemas with a name of their own in the documentation. They are in a separate file: browsers need no names. */
const named = {
  Allergen: wireAllergen,
  Banner: wireBanner,
  BookableZone: wireBookableZone,
  BookingDay: wireBookingDay,
  BookingWish: wireBookingWish,
  Brand: wireBrand,
  Cart: wireCartReply,
  CartItem: wireCartItem,
  Category: wireCategory,
  Coupon: wireCoupon,
  CustomerData: wireCustomerData,
  DeliveryData: wireDeliveryData,
  Diet: wireDiet,
  KeptBooking: wireKeptBooking,
  Order: wireFollowedOrder,
  OrderPayment: wireOrderPayment,
  OrderSummary: wireOrderSummary,
  Page: wirePage,
  PaymentResult: wirePaymentResult,
  PlacedOrder: wirePlacedOrder,
  PricePart: wirePricePart,
  Product: productFields,
  Promotion: wirePromotion,
  Receipt: wireReceipt,
  Resource: wireResource,
  SavedAddress: wireSavedAddress,
  SavedCard: wireCard,
  SavedCart: wireCartRequest,
  SelectedOption: wireSelectedOption,
  Sitting: wireSitting,
  Store: wireStore,
  Website: wireWebsite,
} as const

interface Documentation {
  readonly id?: string
  readonly enum?: readonly unknown[]
  readonly description?: string
}

export const documented = z.registry<Documentation>()
for (const [id, schema] of Object.entries(named)) documented.add(schema, { id })

const description = "'1', 1 and true are on; anything else is off"
documented.add(flagText, { enum: ['1', '0'], description })
documented.add(flagNumber, { enum: [1, 0], description })

import { cancelBooking } from './booking/cancel-booking.ts'
import { changeBooking } from './booking/change-booking.ts'
import { createBookingMerchantCode } from './booking/create-booking-merchant-code.ts'
import { findOwnBooking } from './booking/find-own-booking.ts'
import { getBooking } from './booking/get-booking.ts'
import { getFreeBookings } from './booking/get-free-bookings.ts'
import { getMyBookings } from './booking/get-my-bookings.ts'
import { getZoneBooking } from './booking/get-zone-booking.ts'
import { openBooking } from './booking/open-booking.ts'
import { payBookingWithRedsys, payBookingWithStripe } from './booking/pay-deposit.ts'
import { setBooking } from './booking/set-booking.ts'
import { waitForTable } from './booking/wait-for-table.ts'
import type { Handlers } from './call/handler.ts'
import { applyGifts } from './cart/apply-gifts.ts'
import { calculateShipping } from './cart/calculate-shipping.ts'
import { declareAllergies } from './cart/declare-allergies.ts'
import { deleteCart } from './cart/delete-cart.ts'
import { deleteCartItem } from './cart/delete-cart-item.ts'
import { getCart } from './cart/get-cart.ts'
import { getCartId } from './cart/get-cart-id.ts'
import { initCart } from './cart/init-cart.ts'
import { postCartItem } from './cart/post-cart-item.ts'
import { putCartItem } from './cart/put-cart-item.ts'
import { saveCart } from './cart/save-cart.ts'
import { getAllergensPage } from './catalogue/get-allergens-page.ts'
import { getCategories } from './catalogue/get-categories.ts'
import { getCategory } from './catalogue/get-category.ts'
import { getCoupon } from './catalogue/get-coupon.ts'
import { getDietsPage } from './catalogue/get-diets-page.ts'
import { getDiscounts } from './catalogue/get-discounts.ts'
import { getFavoritesWeb } from './catalogue/get-favorites-web.ts'
import { getOffers } from './catalogue/get-offers.ts'
import { getProduct } from './catalogue/get-product.ts'
import { getProducts } from './catalogue/get-products.ts'
import { getProductsCount } from './catalogue/get-products-count.ts'
import { getProductsNews } from './catalogue/get-products-news.ts'
import { createMerchantOrder } from './checkout/create-merchant-order.ts'
import { createSaleForStripe } from './checkout/create-sale-for-stripe.ts'
import { getDirectPayment } from './checkout/get-direct-payment.ts'
import { getPaymentResult } from './checkout/get-payment-result.ts'
import { getTableReceipt } from './checkout/get-table-receipt.ts'
import { payDirect } from './checkout/pay-direct.ts'
import { releaseShare } from './checkout/release-share.ts'
import {
  savePaymentBizumWeb,
  savePaymentDojoWeb,
  savePaymentPaypalWeb,
  savePaymentRedsysGooglePayWeb,
  savePaymentRedsysWeb,
  savePaymentStripeWeb,
  savePaymentWeb,
} from './checkout/save-payment.ts'
import { customerLogin } from './customer/customer-login.ts'
import { customerLogout } from './customer/customer-logout.ts'
import { deleteCard } from './customer/delete-card.ts'
import { deleteFavourite } from './customer/delete-favourite.ts'
import { deleteUserAddress } from './customer/delete-user-address.ts'
import { eraseCustomer } from './customer/erase-customer.ts'
import { getBonusPoints } from './customer/get-bonus-points.ts'
import { getCards } from './customer/get-cards.ts'
import { getFavourites } from './customer/get-favourites.ts'
import { getMyOrders } from './customer/get-my-orders.ts'
import { getMyOrdersCount } from './customer/get-my-orders-count.ts'
import { getOrder } from './customer/get-order.ts'
import { getOwnData } from './customer/get-own-data.ts'
import { getPastOrder } from './customer/get-past-order.ts'
import { getQuantityByPhone } from './customer/get-quantity-by-phone.ts'
import { getUser } from './customer/get-user.ts'
import { getUserAddresses } from './customer/get-user-addresses.ts'
import { getUserDefaultAddress } from './customer/get-user-default-address.ts'
import { postCustomer } from './customer/post-customer.ts'
import { postFavourite } from './customer/post-favourite.ts'
import { postUserAddress } from './customer/post-user-address.ts'
import { putUserAddress } from './customer/put-user-address.ts'
import { recoverPassword } from './customer/recover-password.ts'
import { resetPassword } from './customer/reset-password.ts'
import { updateCustomer } from './customer/update-customer.ts'
import { updateCustomerPassword } from './customer/update-customer-password.ts'
import type { House } from './house.ts'
import { livePoll } from './live/live-poll.ts'
import { subscribeTopic } from './live/subscribe-topic.ts'
import { followOrder } from './order/follow-order.ts'
import { getOrderStatus } from './order/get-order-status.ts'
import { getPaymentMethods } from './payment/get-payment-methods.ts'
import { getRedsysData, getStoreRedsysData } from './payment/get-redsys-data.ts'
import { getStripeData } from './payment/get-stripe-data.ts'
import { login } from './session/login.ts'
import { startup } from './session/startup.ts'
import { callEmployee } from './table/call-employee.ts'
import { createItemsForPartialSale } from './table/create-items-for-partial-sale.ts'
import { freePhone } from './table/free-phone.ts'
import { getPhoneLock } from './table/get-phone-lock.ts'
import { getTable } from './table/get-table.ts'
import { lockPhone } from './table/lock-phone.ts'
import { nameDiner } from './table/name-diner.ts'
import { savePhone } from './table/save-phone.ts'
import { sendHelp } from './table/send-help.ts'
import { sendRound } from './table/send-round.ts'
import { takeBackCall } from './table/take-back-call.ts'
import { getC10Client } from './venue/get-c10-client.ts'
import { getCity } from './venue/get-city.ts'
import { getHoursSchedule } from './venue/get-hours-schedule.ts'
import { getMinPurchase } from './venue/get-min-purchase.ts'
import { getNearestStore } from './venue/get-nearest-store.ts'
import { getOrderSchedules } from './venue/get-order-schedules.ts'
import { getPriceList } from './venue/get-price-list.ts'
import { getRegisterOpen } from './venue/get-register-open.ts'
import { getResource } from './venue/get-resource.ts'
import { getResourceAlias } from './venue/get-resource-alias.ts'
import { getResourcesBooking } from './venue/get-resources-booking.ts'
import { getStore } from './venue/get-store.ts'
import { getStoreMode } from './venue/get-store-mode.ts'
import { getStores } from './venue/get-stores.ts'
import { getStoresCount } from './venue/get-stores-count.ts'
import { getBanners } from './website/get-banners.ts'
import { getBrands } from './website/get-brands.ts'
import {
  getCookiesPolicyPage,
  getCovidDeliveryPage,
  getCovidGeneralPage,
  getPrivacyPolicyPage,
  getTermsPage,
} from './website/get-page-of-kind.ts'
import { getPages } from './website/get-pages.ts'
import { getSocialNetworkLinks } from './website/get-social-network-links.ts'
import { getWebsite } from './website/get-website.ts'
import { sendContactForm } from './website/send-contact-form.ts'

/** One handler per row of the catalogue, under the row's own name. */
export const handlers: Handlers<House> = {
  startup,
  login,

  getWebsite,
  getPages,
  getCookiesPolicyPage,
  getPrivacyPolicyPage,
  getTermsPage,
  getCovidGeneralPage,
  getCovidDeliveryPage,
  getSocialNetworkLinks,
  getBanners,
  getBrands,
  sendContactForm,

  getStores,
  getStoresCount,
  getStore,
  getStoreMode,
  getNearestStore,
  getHoursSchedule,
  getOrderSchedules,
  getRegisterOpen,
  getMinPurchase,
  getCity,
  getC10Client,
  getResource,
  getResourceAlias,
  getResourcesBooking,
  getPriceList,

  getAllergensPage,
  getDietsPage,
  getCategories,
  getCategory,
  getProducts,
  getProductsCount,
  getProduct,
  getFavoritesWeb,
  getOffers,
  getProductsNews,
  getDiscounts,
  getCoupon,

  customerLogin,
  postCustomer,
  getUser,
  updateCustomerPassword,
  recoverPassword,
  resetPassword,
  customerLogout,
  updateCustomer,
  getBonusPoints,
  getCards,
  deleteCard,
  getMyOrdersCount,
  getQuantityByPhone,
  getOwnData,
  eraseCustomer,
  getMyOrders,
  getOrder,
  getPastOrder,
  getFavourites,
  postFavourite,
  deleteFavourite,
  getUserAddresses,
  getUserDefaultAddress,
  postUserAddress,
  putUserAddress,
  deleteUserAddress,

  getFreeBookings,
  getZoneBooking,
  getBooking,
  findOwnBooking,
  setBooking,
  waitForTable,
  getMyBookings,
  createBookingMerchantCode,
  payBookingWithRedsys,
  payBookingWithStripe,
  openBooking,
  cancelBooking,
  changeBooking,

  getCartId,
  getCart,
  saveCart,
  declareAllergies,
  deleteCart,
  initCart,
  postCartItem,
  putCartItem,
  deleteCartItem,
  calculateShipping,
  applyGifts,
  listGifts: applyGifts,

  getRedsysData,
  getStoreRedsysData,
  getStripeData,
  getPaymentMethods,
  createMerchantOrder,
  createMerchantOrderByGet: createMerchantOrder,
  createSaleForStripe,
  createSaleForStripeByGet: createSaleForStripe,
  savePaymentWeb,
  savePaymentRedsysWeb,
  savePaymentBizumWeb,
  savePaymentRedsysGooglePayWeb,
  savePaymentStripeWeb,
  savePaymentPaypalWeb,
  savePaymentDojoWeb,
  getPaymentResult,
  getDirectPayment,
  payDirect,
  getOrderStatus,
  getTableReceipt,
  followOrder,

  getTable,
  sendRound,
  callEmployee,
  takeBackCall,
  nameDiner,
  helpEmployee: sendHelp,
  sendHelp,
  getPhoneLock,
  lockPhone,
  savePhone,
  freePhone,
  createItemsForPartialSale,
  releaseShare,

  livePoll,
  subscribeTopic,
}

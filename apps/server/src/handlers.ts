import { createCancelBooking } from './booking/cancel-booking.ts'
import { createCreateBookingMerchantCode } from './booking/create-booking-merchant-code.ts'
import { findOwnBooking } from './booking/find-own-booking.ts'
import { createGetBooking } from './booking/get-booking.ts'
import { createGetFreeBookings } from './booking/get-free-bookings.ts'
import { createGetZoneBooking } from './booking/get-zone-booking.ts'
import { createOpenBooking } from './booking/open-booking.ts'
import { createPayDeposit } from './booking/pay-deposit.ts'
import { createSetBooking } from './booking/set-booking.ts'
import type { Handlers } from './call/handler.ts'
import { createApplyGifts } from './cart/apply-gifts.ts'
import { createCalculateShipping } from './cart/calculate-shipping.ts'
import { deleteCart } from './cart/delete-cart.ts'
import { createDeleteCartItem } from './cart/delete-cart-item.ts'
import { createGetCart } from './cart/get-cart.ts'
import { createGetCartId } from './cart/get-cart-id.ts'
import { getOrderStatus } from './cart/get-order-status.ts'
import { createInitCart } from './cart/init-cart.ts'
import { createPostCartItem } from './cart/post-cart-item.ts'
import { createPutCartItem } from './cart/put-cart-item.ts'
import { createSaveCart } from './cart/save-cart.ts'
import { createFindSimilar } from './catalogue/find-similar.ts'
import { createGetAllergensPage } from './catalogue/get-allergens-page.ts'
import { createGetCategories } from './catalogue/get-categories.ts'
import { createGetCategory } from './catalogue/get-category.ts'
import { getCoupon } from './catalogue/get-coupon.ts'
import { createGetDietsPage } from './catalogue/get-diets-page.ts'
import { createGetDiscounts } from './catalogue/get-discounts.ts'
import { createGetFavoritesWeb } from './catalogue/get-favorites-web.ts'
import { createGetOffers } from './catalogue/get-offers.ts'
import { createGetProduct } from './catalogue/get-product.ts'
import { createGetProducts } from './catalogue/get-products.ts'
import { createGetProductsCount } from './catalogue/get-products-count.ts'
import { createGetProductsNews } from './catalogue/get-products-news.ts'
import { createCatalogueCache, loadCatalogue } from './catalogue/load-catalogue.ts'
import { createCustomerLogin } from './customer/customer-login.ts'
import { createCustomerLogout } from './customer/customer-logout.ts'
import { deleteCard } from './customer/delete-card.ts'
import { deleteFavourite } from './customer/delete-favourite.ts'
import { deleteUserAddress } from './customer/delete-user-address.ts'
import { getBonusPoints } from './customer/get-bonus-points.ts'
import { getCards } from './customer/get-cards.ts'
import { createGetFavourites } from './customer/get-favourites.ts'
import { createGetMyOrders } from './customer/get-my-orders.ts'
import { getMyOrdersCount } from './customer/get-my-orders-count.ts'
import { createGetOrder } from './customer/get-order.ts'
import { getUser } from './customer/get-user.ts'
import { getUserAddresses } from './customer/get-user-addresses.ts'
import { getUserDefaultAddress } from './customer/get-user-default-address.ts'
import { createPostCustomer } from './customer/post-customer.ts'
import { createPostFavourite } from './customer/post-favourite.ts'
import { postUserAddress } from './customer/post-user-address.ts'
import { putUserAddress } from './customer/put-user-address.ts'
import { createRecoverPassword } from './customer/recover-password.ts'
import { createResetPassword } from './customer/reset-password.ts'
import { createUpdateCustomer } from './customer/update-customer.ts'
import { createUpdateCustomerPassword } from './customer/update-customer-password.ts'
import type { Database } from './database/database.ts'
import type { OnSiteChange } from './database/site-cache.ts'
import { createCreateMerchantOrder } from './payment/create-merchant-order.ts'
import { getPaymentMethods } from './payment/get-payment-methods.ts'
import { createGetPaymentResult } from './payment/get-payment-result.ts'
import { createGetRedsysData, createGetStoreRedsysData } from './payment/get-redsys-data.ts'
import { createPaymentOrigins } from './payment/payment-origins.ts'
import type { PaymentsKit } from './payment/payments-kit.ts'
import { createSavePayment } from './payment/save-payment.ts'
import { login } from './session/login.ts'
import type { Sessions } from './session/sessions.ts'
import type { SiteDirectory } from './session/site-directory.ts'
import { createStartup } from './session/startup.ts'
import { createCallEmployee } from './table/call-employee.ts'
import { createCreateItemsForPartialSale } from './table/create-items-for-partial-sale.ts'
import { freePhone } from './table/free-phone.ts'
import { getPhoneLock } from './table/get-phone-lock.ts'
import { createGetTable } from './table/get-table.ts'
import { lockPhone } from './table/lock-phone.ts'
import { releaseShare } from './table/release-share.ts'
import { createSavePhone } from './table/save-phone.ts'
import { createSendHelp } from './table/send-help.ts'
import { createSendRound } from './table/send-round.ts'
import { getC10Client } from './venue/get-c10-client.ts'
import { createGetHoursSchedule } from './venue/get-hours-schedule.ts'
import { createGetMinPurchase } from './venue/get-min-purchase.ts'
import { createGetNearestStore } from './venue/get-nearest-store.ts'
import { createGetOrderSchedules } from './venue/get-order-schedules.ts'
import { createGetPriceList } from './venue/get-price-list.ts'
import { createGetRegisterOpen } from './venue/get-register-open.ts'
import { createGetResource } from './venue/get-resource.ts'
import { createGetResourceAlias } from './venue/get-resource-alias.ts'
import { createGetResourcesBooking } from './venue/get-resources-booking.ts'
import { createGetStore } from './venue/get-store.ts'
import { createGetStoreMode } from './venue/get-store-mode.ts'
import { createGetStores } from './venue/get-stores.ts'
import { createGetStoresCount } from './venue/get-stores-count.ts'
import type { VenuesCache } from './venue/load-venues.ts'
import { createGetBanners } from './website/get-banners.ts'
import { createGetBrands } from './website/get-brands.ts'
import { createGetPageOfKind } from './website/get-page-of-kind.ts'
import { createGetPages } from './website/get-pages.ts'
import { createGetSocialNetworkLinks } from './website/get-social-network-links.ts'
import { createGetWebsite } from './website/get-website.ts'
import { createWebsiteCache } from './website/load-website.ts'
import { createSendContactForm } from './website/send-contact-form.ts'

/** What handlers are made of besides the request and its context. */
export interface HandlerParts {
  readonly database: Database
  readonly onSiteChange: OnSiteChange
  readonly venues: VenuesCache
  readonly payments: PaymentsKit
  readonly sites: SiteDirectory
  readonly sessions: Sessions
  /** Whether browsers reach us over TLS: links in mails say so. */
  readonly secure: boolean
  readonly apiUrl: string
  /** For what still works, but less well than it could. */
  readonly warn?: (text: string) => void
}

/** One handler per row of the catalogue, under the row's own name. */
export function createHandlers(parts: HandlerParts): Handlers {
  const { database, onSiteChange, venues, payments, sites, sessions, secure, apiUrl, warn = () => {} } = parts
  const websites = createWebsiteCache(database, onSiteChange)
  const catalogues = createCatalogueCache({
    load: (siteId) => loadCatalogue(database, siteId),
    onChange: onSiteChange,
  })
  const offers = { catalogues, venues, websites }
  const paying = { kit: payments, caches: offers, origins: createPaymentOrigins(database, secure) }
  const deposits = { kit: payments, origins: paying.origins, venues }
  const findSimilar = createFindSimilar(database, warn)
  return {
    startup: createStartup(sites, apiUrl),
    login,

    getWebsite: createGetWebsite(websites),
    getPages: createGetPages(websites),
    getCookiesPolicyPage: createGetPageOfKind(websites, 'cookie'),
    getPrivacyPolicyPage: createGetPageOfKind(websites, 'privacy'),
    getTermsPage: createGetPageOfKind(websites, 'terms'),
    getCovidGeneralPage: createGetPageOfKind(websites, 'covid-general'),
    getCovidDeliveryPage: createGetPageOfKind(websites, 'covid-delivery'),
    getSocialNetworkLinks: createGetSocialNetworkLinks(websites),
    getBanners: createGetBanners(websites),
    getBrands: createGetBrands(websites),
    sendContactForm: createSendContactForm(websites),

    getStores: createGetStores(venues),
    getStoresCount: createGetStoresCount(venues),
    getStore: createGetStore(venues),
    getStoreMode: createGetStoreMode(venues, websites),
    getNearestStore: createGetNearestStore(venues),
    getHoursSchedule: createGetHoursSchedule(venues),
    getOrderSchedules: createGetOrderSchedules(venues),
    getRegisterOpen: createGetRegisterOpen(venues),
    getMinPurchase: createGetMinPurchase(venues),
    getC10Client,
    getResource: createGetResource(venues),
    getResourceAlias: createGetResourceAlias(venues),
    getResourcesBooking: createGetResourcesBooking(venues),
    getPriceList: createGetPriceList(websites),

    getAllergensPage: createGetAllergensPage(catalogues),
    getDietsPage: createGetDietsPage(catalogues),
    getCategories: createGetCategories(catalogues),
    getCategory: createGetCategory(catalogues),
    getProducts: createGetProducts(catalogues, findSimilar),
    getProductsCount: createGetProductsCount(catalogues, findSimilar),
    getProduct: createGetProduct(catalogues),
    getFavoritesWeb: createGetFavoritesWeb(catalogues),
    getOffers: createGetOffers(catalogues),
    getProductsNews: createGetProductsNews(catalogues),
    getDiscounts: createGetDiscounts(catalogues),
    getCoupon,

    customerLogin: createCustomerLogin(sessions),
    postCustomer: createPostCustomer(sessions),
    getUser,
    updateCustomerPassword: createUpdateCustomerPassword(sessions),
    recoverPassword: createRecoverPassword(websites, secure),
    resetPassword: createResetPassword(sessions),
    customerLogout: createCustomerLogout(sessions),
    updateCustomer: createUpdateCustomer(websites),
    getBonusPoints,
    getCards,
    deleteCard,
    getMyOrdersCount,
    getMyOrders: createGetMyOrders(venues),
    getOrder: createGetOrder(venues, catalogues),
    getFavourites: createGetFavourites(catalogues),
    postFavourite: createPostFavourite(catalogues),
    deleteFavourite,
    getUserAddresses,
    getUserDefaultAddress,
    postUserAddress,
    putUserAddress,
    deleteUserAddress,

    getFreeBookings: createGetFreeBookings(venues),
    getZoneBooking: createGetZoneBooking(venues),
    getBooking: createGetBooking(venues),
    findOwnBooking,
    setBooking: createSetBooking(deposits),
    createBookingMerchantCode: createCreateBookingMerchantCode(deposits),
    payBookingWithRedsys: createPayDeposit(deposits, 'redsys'),
    payBookingWithStripe: createPayDeposit(deposits, 'stripe'),
    openBooking: createOpenBooking(venues),
    cancelBooking: createCancelBooking(venues),
    getCartId: createGetCartId(websites),
    getCart: createGetCart(offers),
    saveCart: createSaveCart(offers),
    deleteCart,
    initCart: createInitCart(offers),
    postCartItem: createPostCartItem(offers),
    putCartItem: createPutCartItem(offers),
    deleteCartItem: createDeleteCartItem(offers),
    calculateShipping: createCalculateShipping(offers),
    applyGifts: createApplyGifts(offers),
    listGifts: createApplyGifts(offers),

    getRedsysData: createGetRedsysData(payments),
    getStoreRedsysData: createGetStoreRedsysData(payments),
    getPaymentMethods,
    createMerchantOrder: createCreateMerchantOrder(paying),
    createMerchantOrderByGet: createCreateMerchantOrder(paying),
    savePaymentWeb: createSavePayment(paying, 'savePaymentWeb'),
    savePaymentRedsysWeb: createSavePayment(paying, 'savePaymentRedsysWeb'),
    savePaymentBizumWeb: createSavePayment(paying, 'savePaymentBizumWeb'),
    savePaymentRedsysGooglePayWeb: createSavePayment(paying, 'savePaymentRedsysGooglePayWeb'),
    savePaymentStripeWeb: createSavePayment(paying, 'savePaymentStripeWeb'),
    savePaymentPaypalWeb: createSavePayment(paying, 'savePaymentPaypalWeb'),
    savePaymentDojoWeb: createSavePayment(paying, 'savePaymentDojoWeb'),
    getPaymentResult: createGetPaymentResult(payments),
    getOrderStatus,
    getTable: createGetTable(offers),
    sendRound: createSendRound(offers),
    callEmployee: createCallEmployee(venues),
    helpEmployee: createSendHelp(venues),
    sendHelp: createSendHelp(venues),
    getPhoneLock,
    lockPhone,
    savePhone: createSavePhone(venues),
    freePhone,
    createItemsForPartialSale: createCreateItemsForPartialSale(offers),
    releaseShare,
  }
}

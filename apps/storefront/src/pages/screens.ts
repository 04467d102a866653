import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import type { PageQuestion } from '../views/page-question.ts'
import { screen } from './screen.ts'

const ordering = ['ordering', 'auth', 'charged-zone', 'checkout'] as const
const anySite = ['site', 'bookings'] as const

const account = { file: () => import('../customer/account.screen.tsx'), guards: ['logged-in'] } as const
const complete = { file: () => import('../checkout/complete.screen.tsx') }
const checkout = { file: () => import('../checkout/checkout.screen.tsx') }
const booking = {
  file: () => import('../booking/booking.screen.tsx'),
  load: async (asked: PageQuestion) => (await import('../booking/load-booking.ts')).loadBooking(asked),
}
const allergens = {
  file: () => import('../website/allergens/allergens.screen.tsx'),
  load: async (asked: PageQuestion) => (await import('../website/allergens/load-allergens.ts')).loadAllergens(asked),
  title: (words: Dictionary) => words.allergensPage.title,
}

/** No address of its own: it stands wherever there is nothing. */
export const missing = screen({
  path: '',
  file: () => import('../shell/error/missing.screen.tsx'),
  title: (words) => words.errorPage.notFoundTitle,
})

/** Every address and its screen; the code of a screen and its loader are loaded when needed. */
export const screens = {
  home: screen({
    path: '/',
    file: () => import('../website/home/home.screen.tsx'),
    load: async (asked) => (await import('../website/home/load-home.ts')).loadHome(asked),
  }),
  product: screen({
    path: '/products/:slug',
    file: () => import('../catalogue/dish/product.screen.tsx'),
    load: async (asked) => (await import('../catalogue/dish/load-product.ts')).loadProduct(asked),
  }),
  // Without a slug it shows the whole menu.
  category: screen({
    path: '/categories/:slug?',
    file: () => import('../catalogue/menu/category.screen.tsx'),
    load: async (asked) => (await import('../catalogue/menu/load-category.ts')).loadCategory(asked),
    title: (words) => words.home.menu,
  }),
  // Whoever sits at a table and scans its code begins with its name and the menu (F-226).
  table: screen({
    path: '/',
    entrances: ['table'],
    file: () => import('../catalogue/menu/category.screen.tsx'),
    load: async (asked) => (await import('../catalogue/menu/load-category.ts')).loadTableMenu(asked),
    title: (words) => words.home.menu,
  }),
  allergens: screen({ ...allergens, path: '/allergens' }),
  allergens2: screen({ ...allergens, path: '/allergens2' }),
  contact: screen({
    path: '/contact',
    entrances: anySite,
    file: () => import('../website/contact/contact.screen.tsx'),
    load: async (asked) => (await import('../website/contact/load-contact.ts')).loadContact(asked),
    title: (words) => words.contact.title,
  }),
  page: screen({
    path: '/pages/:slug',
    entrances: anySite,
    file: () => import('../website/page/page.screen.tsx'),
    load: async (asked) => (await import('../website/page/load-page.ts')).loadPage(asked),
  }),
  offline: screen({
    path: '/offline',
    entrances: anySite,
    file: () => import('../website/offline/offline.screen.tsx'),
    title: (words) => words.offline.title,
  }),
  // The home page of a site that only takes bookings (SITE-008).
  booking: screen({ ...booking, path: '/', entrances: ['bookings'], title: (words) => words.bookingPage.title }),
  // A link that a mail can name: the same flow on a page of an ordinary site.
  'booking-page': screen({
    ...booking,
    path: '/booking',
    entrances: anySite,
    title: (words) => words.bookingPage.title,
  }),
  'booking-fair': screen({
    ...booking,
    path: '/reservaferia',
    entrances: anySite,
    title: (words) => words.bookingPage.fair,
  }),
  'booking-complete': screen({
    path: '/booking/complete',
    entrances: anySite,
    file: () => import('../booking/booking-complete.screen.tsx'),
    title: (words) => words.bookingPage.complete,
  }),
  checkout: screen({ ...checkout, path: '/checkout', title: (words) => words.checkout.title, guards: ordering }),
  'checkout-payment': screen({
    ...checkout,
    path: '/checkout/payment',
    title: (words) => words.checkout.payment,
    // The step is checked first: a visitor not that far goes back to checkout, which checks the rest (SHELL-021).
    guards: ['payment', ...ordering],
  }),
  'checkout-complete': screen({
    ...complete,
    path: '/checkout/complete',
    title: (words) => words.checkout.complete,
  }),
  'checkout-complete-table': screen({
    ...complete,
    path: '/checkout/completeTable',
    title: (words) => words.checkout.completeTable,
  }),
  // Whatever the path, a direct-payment link shows this and nothing else (QR-002).
  'direct-payment': screen({
    path: '*',
    entrances: ['direct-link'],
    file: () => import('../checkout/direct-payment.screen.tsx'),
    load: async (asked) => (await import('../checkout/load-direct-payment.ts')).loadDirectPayment(asked),
    title: (words) => words.checkout.direct,
  }),
  status: screen({
    path: '/status',
    file: () => import('../checkout/status.screen.tsx'),
    title: (words) => words.status.title,
  }),
  'account-profile': screen({ ...account, path: '/account/profile', title: (words) => words.accountPage.profile }),
  'account-address': screen({ ...account, path: '/account/address', title: (words) => words.accountPage.address }),
  'account-payment': screen({ ...account, path: '/account/payment', title: (words) => words.accountPage.payment }),
  'account-history': screen({ ...account, path: '/account/history', title: (words) => words.accountPage.history }),
  'account-bookings': screen({ ...account, path: '/account/bookings', title: (words) => words.accountPage.bookings }),
  'account-orders': screen({ ...account, path: '/account/orders/:id?', title: (words) => words.accountPage.order }),
  'account-favorites': screen({
    ...account,
    path: '/account/favorites',
    title: (words) => words.accountPage.favorites,
  }),
  'account-resetpassword': screen({
    path: '/account/resetpassword',
    file: () => import('../customer/reset-password.screen.tsx'),
    title: (words) => words.accountPage.resetpassword,
  }),
}

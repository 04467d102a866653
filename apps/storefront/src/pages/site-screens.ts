import type { ScreenRow } from './screen-row.ts'

const ordering = ['ordering', 'auth', 'charged-zone', 'checkout']
const account = {
  source: 'src/customer/account.screen.tsx',
  screen: () => import('../customer/account.screen.tsx'),
  guards: ['logged-in'],
}
const allergens = {
  source: 'src/website/allergens/allergens.screen.tsx',
  screen: () => import('../website/allergens/allergens.screen.tsx'),
  loader: async (args) => (await import('../website/allergens/load-allergens.ts')).loadAllergens(args),
  title: (words) => words.allergensPage.title,
} satisfies Partial<ScreenRow>
const complete = {
  source: 'src/checkout/complete.screen.tsx',
  screen: () => import('../checkout/complete.screen.tsx'),
}

/** What a site has beside its menu and needs no order for; a site that only takes bookings has these and no more. */
export const venueScreens: readonly ScreenRow[] = [
  {
    id: 'booking-complete',
    path: '/booking/complete',
    source: 'src/booking/booking-complete.screen.tsx',
    screen: () => import('../booking/booking-complete.screen.tsx'),
    title: (words) => words.bookingPage.complete,
  },
  {
    id: 'booking-fair',
    path: '/reservaferia',
    source: 'src/booking/booking.screen.tsx',
    screen: () => import('../booking/booking.screen.tsx'),
    title: (words) => words.bookingPage.fair,
  },
  {
    id: 'contact',
    path: '/contact',
    source: 'src/website/contact/contact.screen.tsx',
    screen: () => import('../website/contact/contact.screen.tsx'),
    loader: async (args) => (await import('../website/contact/load-contact.ts')).loadContact(args),
    title: (words) => words.contact.title,
  },
  {
    id: 'offline',
    path: '/offline',
    source: 'src/website/offline/offline.screen.tsx',
    screen: () => import('../website/offline/offline.screen.tsx'),
    title: (words) => words.offline.title,
  },
  {
    id: 'page',
    path: '/pages/:slug',
    source: 'src/website/page/page.screen.tsx',
    screen: () => import('../website/page/page.screen.tsx'),
    loader: async (args) => (await import('../website/page/load-page.ts')).loadPage(args),
  },
]

/** Allergens, checkout, the order's status and the account (SHELL-004 to SHELL-019). */
export const orderScreens: readonly ScreenRow[] = [
  { ...allergens, id: 'allergens', path: '/allergens' },
  { ...allergens, id: 'allergens2', path: '/allergens2' },
  {
    id: 'checkout',
    path: '/checkout',
    source: 'src/checkout/checkout.screen.tsx',
    screen: () => import('../checkout/checkout.screen.tsx'),
    title: (words) => words.checkout.title,
    guards: ordering,
  },
  {
    id: 'checkout-payment',
    path: '/checkout/payment',
    source: 'src/checkout/payment.screen.tsx',
    screen: () => import('../checkout/payment.screen.tsx'),
    title: (words) => words.checkout.payment,
    // The step first: who has not come this far goes back to checkout, which then looks at the rest (SHELL-021).
    guards: ['payment', ...ordering],
  },
  { ...complete, id: 'checkout-complete', path: '/checkout/complete', title: (words) => words.checkout.complete },
  {
    ...complete,
    id: 'checkout-complete-table',
    path: '/checkout/completeTable',
    title: (words) => words.checkout.completeTable,
  },
  {
    id: 'status',
    path: '/status',
    source: 'src/checkout/status.screen.tsx',
    screen: () => import('../checkout/status.screen.tsx'),
    title: (words) => words.status.title,
  },
  { ...account, id: 'account-profile', path: '/account/profile', title: (words) => words.accountPage.profile },
  { ...account, id: 'account-address', path: '/account/address', title: (words) => words.accountPage.address },
  { ...account, id: 'account-payment', path: '/account/payment', title: (words) => words.accountPage.payment },
  { ...account, id: 'account-history', path: '/account/history', title: (words) => words.accountPage.history },
  { ...account, id: 'account-orders', path: '/account/orders/:id?', title: (words) => words.accountPage.order },
  { ...account, id: 'account-favorites', path: '/account/favorites', title: (words) => words.accountPage.favorites },
  {
    id: 'account-resetpassword',
    path: '/account/resetpassword',
    source: 'src/customer/reset-password.screen.tsx',
    screen: () => import('../customer/reset-password.screen.tsx'),
    title: (words) => words.accountPage.resetpassword,
  },
]

/** The whole of a site that only takes bookings begins here (SITE-008). */
export const bookingHome: ScreenRow = {
  id: 'booking',
  path: '/',
  source: 'src/booking/booking.screen.tsx',
  screen: () => import('../booking/booking.screen.tsx'),
  title: (words) => words.bookingPage.title,
}

/** Whatever the path, a direct-payment link shows this and nothing else (QR-002). */
export const directPayment: ScreenRow = {
  id: 'direct-payment',
  path: '*',
  source: 'src/checkout/direct-payment.screen.tsx',
  screen: () => import('../checkout/direct-payment.screen.tsx'),
  loader: async (args) => (await import('../checkout/load-direct-payment.ts')).loadDirectPayment(args),
  title: (words) => words.checkout.direct,
}

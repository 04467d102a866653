import type { ScreenRow } from './screen-row.ts'

const ordering = ['ordering', 'auth', 'charged-zone', 'checkout']
const account = {
  source: 'src/screens/account/account.screen.tsx',
  screen: () => import('./screens/account/account.screen.tsx'),
  guards: ['logged-in'],
}
const allergens = {
  source: 'src/screens/allergens/allergens.screen.tsx',
  screen: () => import('./screens/allergens/allergens.screen.tsx'),
  loader: async (args) => (await import('./screens/allergens/load-allergens.ts')).loadAllergens(args),
  title: (words) => words.allergensPage.title,
} satisfies Partial<ScreenRow>
const complete = {
  source: 'src/screens/checkout/complete.screen.tsx',
  screen: () => import('./screens/checkout/complete.screen.tsx'),
}

/** What a site has beside its menu and needs no order for; a site that only takes bookings has these and no more. */
export const venueScreens: readonly ScreenRow[] = [
  {
    id: 'booking-complete',
    path: '/booking/complete',
    source: 'src/screens/booking/complete.screen.tsx',
    screen: () => import('./screens/booking/complete.screen.tsx'),
    title: (words) => words.bookingPage.complete,
  },
  {
    id: 'booking-fair',
    path: '/reservaferia',
    source: 'src/screens/booking/booking.screen.tsx',
    screen: () => import('./screens/booking/booking.screen.tsx'),
    title: (words) => words.bookingPage.fair,
  },
  {
    id: 'contact',
    path: '/contact',
    source: 'src/screens/contact/contact.screen.tsx',
    screen: () => import('./screens/contact/contact.screen.tsx'),
    loader: async (args) => (await import('./screens/contact/load-contact.ts')).loadContact(args),
    title: (words) => words.contact.title,
  },
  {
    id: 'offline',
    path: '/offline',
    source: 'src/offline/offline.screen.tsx',
    screen: () => import('./offline/offline.screen.tsx'),
    title: (words) => words.offline.title,
  },
  {
    id: 'page',
    path: '/pages/:slug',
    source: 'src/screens/page/page.screen.tsx',
    screen: () => import('./screens/page/page.screen.tsx'),
    loader: async (args) => (await import('./screens/page/load-page.ts')).loadPage(args),
  },
]

/** Allergens, checkout, the order's status and the account (SHELL-004 to SHELL-019). */
export const orderScreens: readonly ScreenRow[] = [
  { ...allergens, id: 'allergens', path: '/allergens' },
  { ...allergens, id: 'allergens2', path: '/allergens2' },
  {
    id: 'checkout',
    path: '/checkout',
    source: 'src/screens/checkout/checkout.screen.tsx',
    screen: () => import('./screens/checkout/checkout.screen.tsx'),
    title: (words) => words.checkout.title,
    guards: ordering,
  },
  {
    id: 'checkout-payment',
    path: '/checkout/payment',
    source: 'src/screens/checkout/payment.screen.tsx',
    screen: () => import('./screens/checkout/payment.screen.tsx'),
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
    source: 'src/screens/status/status.screen.tsx',
    screen: () => import('./screens/status/status.screen.tsx'),
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
    source: 'src/screens/account/reset-password.screen.tsx',
    screen: () => import('./screens/account/reset-password.screen.tsx'),
    title: (words) => words.accountPage.resetpassword,
  },
]

/** The whole of a site that only takes bookings begins here (SITE-008). */
export const bookingHome: ScreenRow = {
  id: 'booking',
  path: '/',
  source: 'src/screens/booking/booking.screen.tsx',
  screen: () => import('./screens/booking/booking.screen.tsx'),
  title: (words) => words.bookingPage.title,
}

/** Whatever the path, a direct-payment link shows this and nothing else (QR-002). */
export const directPayment: ScreenRow = {
  id: 'direct-payment',
  path: '*',
  source: 'src/screens/checkout/direct-payment.screen.tsx',
  screen: () => import('./screens/checkout/direct-payment.screen.tsx'),
  loader: async (args) => (await import('./screens/checkout/load-direct-payment.ts')).loadDirectPayment(args),
  title: (words) => words.checkout.direct,
}

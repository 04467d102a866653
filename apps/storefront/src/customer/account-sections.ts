/** The sections of an account, in the order of its navigation. An order is reached from the history. */
export const accountSections = {
  profile: { path: '/account/profile', layout: 'Profile' },
  address: { path: '/account/address', layout: 'Address' },
  payment: { path: '/account/payment', layout: 'Payment' },
  history: { path: '/account/history', layout: 'History' },
  bookings: { path: '/account/bookings', layout: 'Bookings' },
  favorites: { path: '/account/favorites', layout: 'Favorites' },
} as const satisfies Record<string, { readonly path: string; readonly layout: string }>

export type AccountSection = keyof typeof accountSections | 'orders'

export function findSection(path: string): AccountSection {
  const name = path.split('/')[2] ?? ''
  return name === 'orders' || Object.hasOwn(accountSections, name) ? (name as AccountSection) : 'profile'
}

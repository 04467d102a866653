import type { Dictionary } from '@comanda/i18n/dictionaries/es'

type Word = Exclude<keyof Dictionary['accountPage'], 'nav'>

interface SectionRow {
  /** Null where the section is reached from another one. */
  readonly path: string | null
  readonly layout: string
  readonly label: Word
  readonly empty: Word
}

/** What an account is made of, in the order of its navigation. */
export const accountSections = {
  profile: { path: '/account/profile', layout: 'Profile', label: 'profile', empty: 'profileText' },
  address: { path: '/account/address', layout: 'Address', label: 'address', empty: 'noAddress' },
  payment: { path: '/account/payment', layout: 'Payment', label: 'payment', empty: 'noPayment' },
  history: { path: '/account/history', layout: 'History', label: 'history', empty: 'noHistory' },
  favorites: { path: '/account/favorites', layout: 'Favorites', label: 'favorites', empty: 'noFavorites' },
  orders: { path: null, layout: 'Id', label: 'order', empty: 'noOrder' },
} as const satisfies Record<string, SectionRow>

export type AccountSection = keyof typeof accountSections

export function findSection(path: string): AccountSection {
  const name = path.split('/')[2] ?? ''
  return Object.hasOwn(accountSections, name) ? (name as AccountSection) : 'profile'
}

/** The layers through which an area runs, each with the folder that holds a folder, or a file of calls, per area. */
export const layers = {
  rules: 'packages/rules/src',
  /** The calls of the staff. Those of diners are a file per thing. */
  contract: 'packages/contract/src/calls/staff',
  server: 'apps/server/src',
  i18n: 'packages/i18n/src/dictionaries',
  storefront: 'apps/storefront/src',
  backoffice: 'apps/backoffice/src',
} as const
export type Layer = keyof typeof layers

/** Every area of the product, and the layers in which it has a folder: of the same name in each of them. */
export const areas: Readonly<Record<string, readonly Layer[]>> = {
  audit: ['i18n'],
  booking: ['rules', 'server', 'i18n', 'storefront'],
  cart: ['rules', 'server', 'i18n', 'storefront'],
  catalogue: ['rules', 'server', 'i18n', 'storefront'],
  checkout: ['server', 'i18n', 'storefront'],
  consent: ['i18n'],
  customer: ['rules', 'server', 'i18n', 'storefront'],
  dish: ['i18n'],
  door: ['rules', 'contract', 'i18n', 'backoffice'],
  history: ['contract', 'i18n'],
  kitchen: ['rules', 'contract', 'server', 'backoffice'],
  order: ['rules', 'server'],
  pauses: ['contract', 'i18n', 'backoffice'],
  payment: ['rules', 'server', 'storefront'],
  printing: ['rules', 'contract', 'server', 'i18n', 'backoffice'],
  reports: ['contract', 'server', 'i18n'],
  rides: ['rules', 'contract', 'server', 'i18n', 'backoffice'],
  rush: ['contract'],
  setup: ['rules', 'i18n', 'storefront'],
  table: ['rules', 'server', 'i18n', 'storefront'],
  team: ['rules', 'contract', 'server', 'i18n', 'backoffice'],
  telephone: ['contract', 'i18n', 'backoffice'],
  till: ['rules', 'contract', 'server', 'backoffice'],
  venue: ['rules', 'server'],
  waiting: ['rules', 'contract', 'server', 'i18n', 'backoffice'],
  website: ['rules', 'server', 'storefront'],
}

/** Areas that the staff's calls, words and screens know by another name, which the glossary explains. */
export const staffNames: Readonly<Record<string, string>> = {
  booking: 'book',
  order: 'orders',
  table: 'floor',
}
export const staffLayers: readonly Layer[] = ['contract', 'i18n', 'backoffice']

/** Folders that are no area: what every area of their layer uses. */
export const sharedFolders: Readonly<Record<Layer, readonly string[]>> = {
  rules: ['boards', 'modes', 'money', 'pricing', 'promotions', 'testing', 'text', 'time'],
  contract: ['live'],
  server: [
    ...['call', 'database', 'demo', 'http', 'live', 'mail', 'outbox', 'pages', 'pictures', 'session', 'startup'],
    ...['subject', 'testing'],
  ],
  i18n: ['boards', 'common', 'first', 'forms', 'pages', 'refusals'],
  storefront: ['pages', 'parts', 'shell', 'state', 'views'],
  backoffice: ['boards', 'offline', 'pages', 'parts', 'queue', 'shell', 'start', 'state'],
}

/** Who may import whom. One row per room; the first row whose folder contains a file is the file's room. */
export interface Room {
  readonly name: string
  readonly folder: string
  /** Rooms of ours that it may import, by the beginning of the specifier. */
  readonly rooms: readonly string[]
  /** Rooms of ours that its tests may import besides. */
  readonly proofRooms?: readonly string[]
  /** External packages that it may use; '*' for any. */
  readonly packages: readonly string[]
}

const reading = ['@comanda/rules', '@comanda/contract', '@comanda/i18n']

/** What a screen may know of the payment providers. */
const paying = ['@comanda/payments/browser', '@comanda/payments/provider']

export const rooms: readonly Room[] = [
  { name: 'rules', folder: 'packages/rules', rooms: [], packages: ['@internationalized/date'] },
  { name: 'contract', folder: 'packages/contract', rooms: ['@comanda/rules'], packages: ['zod'] },
  { name: 'i18n', folder: 'packages/i18n', rooms: ['@comanda/contract', '@comanda/rules'], packages: [] },
  {
    name: 'screen',
    folder: 'packages/screen',
    rooms: ['@comanda/contract', '@comanda/i18n', '@comanda/rules'],
    packages: ['react'],
  },
  { name: 'ui', folder: 'packages/ui', rooms: [], packages: ['react', 'react-dom', 'react-aria-components'] },
  {
    name: 'dish',
    folder: 'packages/dish',
    rooms: ['@comanda/rules', '@comanda/i18n', '@comanda/screen', '@comanda/ui'],
    packages: ['react'],
  },
  {
    name: 'payments',
    folder: 'packages/payments',
    rooms: ['@comanda/rules', '@comanda/contract'],
    // Every provider is tested against its stand-in, and a problem by what a diner reads of it.
    proofRooms: ['@comanda/sandbox', '@comanda/i18n'],
    packages: ['node:*'],
  },
  {
    name: 'sandbox',
    folder: 'packages/sandbox',
    rooms: ['@comanda/rules', '@comanda/contract'],
    packages: ['fastify', 'node:*'],
  },
  {
    name: 'printing',
    folder: 'packages/printing',
    rooms: ['@comanda/rules'],
    // What is written is read back by the printer of the sandbox.
    proofRooms: ['@comanda/sandbox'],
    packages: ['@point-of-sale/receipt-printer-encoder'],
  },
  { name: 'demo', folder: 'demo', rooms: ['@comanda/rules'], packages: ['node:*'] },
  {
    name: 'storefront',
    folder: 'apps/storefront',
    rooms: [...reading, '@comanda/screen', '@comanda/ui', '@comanda/dish', ...paying],
    packages: [
      'react',
      'react-dom',
      'react-aria-components',
      'react-hook-form',
      'barcode-detector',
      // Comes with the one above: its compiled part is served from here.
      'zxing-wasm',
      '@internationalized/date',
    ],
  },
  {
    name: 'backoffice',
    folder: 'apps/backoffice',
    rooms: [...reading, '@comanda/screen', '@comanda/ui', '@comanda/dish'],
    packages: ['react', 'react-dom', 'react-router'],
  },
  {
    name: 'server',
    folder: 'apps/server',
    rooms: [
      ...reading,
      '@comanda/payments/server',
      '@comanda/payments/provider',
      '@comanda/printing',
      '@comanda/sandbox',
      '@comanda/demo',
    ],
    packages: ['*'],
  },
]

/**
 * An app's folders from top to bottom: a file may import from its own folder and from those below, never from one
 * above. Files outside any folder are the entries, and are on top.
 */
export const floors: Readonly<Record<'storefront' | 'backoffice' | 'server', readonly string[]>> = {
  server: [
    'pages',
    'demo',
    'waiting',
    'reports',
    'booking',
    'checkout',
    'rides',
    'till',
    'table',
    'order',
    'cart',
    'kitchen',
    'printing',
    'team',
    'payment',
    'customer',
    'venue',
    'catalogue',
    'website',
    'mail',
    'live',
    'http',
    'outbox',
    'session',
    'call',
    'subject',
    'database',
    'pictures',
    'startup',
  ],
  storefront: [
    'pages',
    'shell',
    'website',
    'checkout',
    'setup',
    'booking',
    'customer',
    'table',
    'payment',
    'catalogue',
    'cart',
    'parts',
    'state',
    'views',
  ],
  backoffice: [
    'pages',
    'shell',
    'start',
    'waiting',
    'team',
    'printing',
    'kitchen',
    'book',
    'rides',
    'floor',
    'orders',
    'telephone',
    'pauses',
    'till',
    'door',
    'boards',
    'queue',
    'offline',
    'parts',
    'state',
  ],
}

/** Names that files of one folder alone may import, tests aside: everybody else uses what that folder makes of them. */
export const fencedNames: Readonly<Record<string, string>> = {
  useBoard: 'apps/backoffice/src/boards',
  useTruth: 'apps/backoffice/src/boards',
  sendNoted: 'apps/backoffice/src/boards',
}

/** Shipped files with an import that names no file of ours in its words, each with the reason why it may. */
export const openImports: Readonly<Record<string, string>> = {
  'apps/server/src/database/embedded/binaries.ts': 'the package of this machine, which npm chose',
  'apps/server/src/pages/storefront-build.ts': 'the built storefront',
  'apps/storefront/src/pages/revive-screen.ts': 'the built screen that the document names',
}

/**
 * A folder's SQL is private: others use its verbs, never its repository. These few are for the whole server, each with
 * the reason why; a row that nobody outside needs fails. The entries, which wire everything, and what tests set up may
 * enter any.
 */
export const openRepositories: Readonly<Record<string, string>> = {
  'apps/server/src/live/live-event.repository.ts': 'who tells a caller asks with it whether a board has news',
  'apps/server/src/mail/mail-look.repository.ts': 'a mail is written with what its slice has read already',
  'apps/server/src/outbox/outbox.repository.ts': 'a message is left in the transaction of its reason',
  'apps/server/src/session/session.repository.ts': 'whoever changes a password ends the sessions',
  'apps/server/src/session/site-key.repository.ts': 'every slice may ask which hosts a site has',
}

/** How many files a slice may have, its tests aside: one that holds several subjects is cut before it grows. */
export const mostFiles: Readonly<Record<string, number>> = { cart: 45, payment: 40 }

/**
 * The owner of each table: only files of its slice write it, and other slices use its verbs to change a row. Every
 * slice may read.
 */
export const tables: Readonly<Record<string, readonly string[]>> = {
  http: ['idempotency_record'],
  live: ['live_event'],
  outbox: ['outbox_message'],
  session: ['visitor_session', 'try_count'],
  website: [
    ...['site', 'site_host', 'site_key', 'site_language'],
    ...['brand', 'content_page', 'banner', 'social_link', 'contact_message'],
  ],
  venue: [
    ...['store', 'delivery_zone', 'zone_postal_code', 'resource', 'table_position', 'warehouse'],
    ...['store_day', 'store_shift', 'special_day', 'special_day_shift', 'holiday', 'slot_use', 'rush'],
    ...['station', 'station_route'],
  ],
  catalogue: [
    ...['picture', 'category', 'category_window', 'allergen', 'diet', 'menu'],
    ...['product', 'product_category', 'product_window', 'product_allergen', 'product_diet', 'related_product'],
    ...['product_store', 'product_pause', 'pause_use', 'product_menu'],
    ...['attribute', 'attribute_value', 'combination', 'combination_value', 'combination_section'],
    ...['option_group', 'option_value', 'offered_group', 'option_value_allergen', 'option_value_diet'],
    ...['section', 'section_item', 'section_item_allergen'],
    ...['price_list', 'listed_price', 'listed_combination_price'],
    ...['promotion', 'promotion_store', 'promotion_product', 'promotion_combination'],
  ],
  customer: [
    ...['customer', 'saved_address', 'saved_card', 'forgotten_card', 'favourite', 'password_reset'],
    ...['receipt', 'points_movement'],
  ],
  cart: ['cart', 'cart_line', 'cart_holder', 'coupon', 'coupon_use', 'number_counter'],
  order: ['placed_order', 'order_line', 'order_void', 'order_debt', 'order_status_change', 'dispatch'],
  till: ['drawer', 'hand_taking'],
  kitchen: ['kitchen_ticket', 'kitchen_item'],
  printing: ['printer', 'print_route', 'print_job', 'print_trial'],
  table: ['phone_lock', 'table_call', 'table_diner', 'bill', 'bill_share', 'bill_share_line'],
  booking: ['sitting', 'sitting_slot', 'booking', 'slot_load', 'booking_state_change', 'booking_wait'],
  payment: [
    ...['payment_account', 'payment_attempt', 'attempt_state_change', 'payment_event'],
    ...['refund', 'ledger_entry', 'reconciliation_break'],
  ],
  team: [
    ...['staff', 'staff_role', 'staff_store', 'staff_link', 'staff_session', 'staff_action'],
    ...['staff_device', 'pairing_code', 'pin_tries', 'door_tries'],
  ],
  // They read every table and own none.
  reports: [],
  waiting: [],
}

/**
 * The journeys of an area of the house (a folder of an app or of the rules), by the beginning of their paths in `e2e`. An
 * area without a row is walked by the folder of its own name.
 */
export const walkedBy: Readonly<Record<string, readonly string[]>> = {
  // The diner's side.
  dish: ['catalogue/dish-', 'catalogue/product'],
  money: ['cart/', 'checkout/checkout-shows'],
  modes: ['setup/', 'checkout/taps'],
  order: ['checkout/order-status', 'customer/repeat-order', 'staff/orders', 'staff/void'],
  payment: ['checkout/', 'booking/booking-deposit', 'table/share-bill'],
  payments: ['checkout/', 'booking/booking-deposit'],
  pricing: ['cart/', 'checkout/checkout-shows'],
  promotions: ['cart/', 'catalogue/menu-cards'],
  session: ['shell/session', 'customer/account-login'],
  shell: ['shell/drawer', 'shell/language', 'shell/shell-', 'shell/cart-badge', 'shell/page-change', 'website/dark'],
  text: ['shell/inert-texts', 'shell/language'],
  time: ['setup/setup-order', 'cart/closed-venue', 'staff/zones'],
  venue: ['setup/', 'cart/closed-venue'],
  website: ['website/', 'shell/error', 'shell/session'],
  // The staff's side.
  book: ['staff/book'],
  boards: ['staff/board-line', 'staff/attention', 'staff/stale', 'staff/unsent', 'staff/offline'],
  door: ['staff/door', 'staff/lock', 'staff/revoked'],
  floor: ['staff/floor', 'staff/void', 'staff/zones', 'staff/stale'],
  kitchen: ['staff/kitchen', 'staff/allergy', 'staff/board-line'],
  offline: ['staff/offline', 'catalogue/offline-menu', 'cart/cart-offline'],
  orders: ['staff/orders', 'staff/telephone', 'staff/void'],
  pauses: ['staff/kitchen-store', 'catalogue/live'],
  printing: ['staff/printing'],
  queue: ['staff/unsent'],
  rides: ['staff/riders'],
  start: ['staff/shell', 'staff/door'],
  table: ['table/', 'staff/floor'],
  team: ['staff/team', 'staff/door', 'staff/revoked'],
  telephone: ['staff/telephone'],
  till: ['staff/riders', 'staff/floor'],
}

/** Every screen once: for a change that has no area of its own, such as one of the database or of the widgets. */
export const everyScreen: readonly string[] = ['whole-storefront', 'staff/shell', 'staff/kitchen.']

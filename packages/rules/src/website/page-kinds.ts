/** The address a visitor is at; a browser's `location` fits. */
export interface PageAddress {
  readonly pathname: string
  /** The query, with its question mark. */
  readonly search: string
}

const paymentPages = [/^\/checkout(\/|$)/, /^\/booking\/complete$/, /^\/account\/payment$/]

const privatePages = [/^\/account(\/|$)/, /^\/status(\/|$)/, /^\/booking\/complete$/]

const bookingPages = [/^\/booking(\/|$)/, /^\/reservaferia$/]

/** A link that carries a cart to be paid turns any page into a payment page (QR-002). */
const directPayment = /[?&]saleTempId=/

/** Pages on which money is paid; no third-party script may run there. */
export function isPaymentPage({ pathname, search }: PageAddress): boolean {
  return directPayment.test(search) || matches(paymentPages, pathname)
}

/** Pages with one visitor's own data: search engines must not list them and browsers must not keep a copy. */
export function isPrivatePage(address: PageAddress): boolean {
  return isPaymentPage(address) || matches(privatePages, address.pathname)
}

export function isBookingPage({ pathname }: Pick<PageAddress, 'pathname'>): boolean {
  return matches(bookingPages, pathname)
}

function matches(patterns: readonly RegExp[], pathname: string): boolean {
  const plain = pathname.replace(/(.)\/+$/, '$1')
  return patterns.some((pattern) => pattern.test(plain))
}

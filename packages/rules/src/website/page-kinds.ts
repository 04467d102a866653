/** Pages on which money is taken: no script of others may stand on them. */
const paymentPages = [/^\/checkout(\/|$)/, /^\/booking\/complete$/, /^\/direct-?payment(\/|$)/i, /^\/account\/payment$/]

/** Pages that are one visitor's own: no search engine lists them and no browser keeps a copy. */
const privatePages = [...paymentPages, /^\/account(\/|$)/, /^\/status(\/|$)/, /^\/booking(\/|$)/]

const bookingPages = [/^\/booking(\/|$)/, /^\/reservaferia$/]

export function isPaymentPage(path: string): boolean {
  return matches(paymentPages, path)
}

export function isPrivatePage(path: string): boolean {
  return matches(privatePages, path)
}

export function isBookingPage(path: string): boolean {
  return matches(bookingPages, path)
}

function matches(patterns: readonly RegExp[], path: string): boolean {
  const plain = path.replace(/(.)\/+$/, '$1')
  return patterns.some((pattern) => pattern.test(plain))
}

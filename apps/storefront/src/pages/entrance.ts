import { directLinkParameter } from '../checkout/direct-link-parameter.ts'

/** The ways into a site: each has screens of its own, and only the first has the layout around them (SHELL-054). */
export type Entrance = 'site' | 'bookings' | 'direct-link'

/** A direct-payment link leads to one payment and nothing else; a site may take bookings alone. */
export function chooseEntrance(site: { readonly onlyBookings: boolean }, query: URLSearchParams): Entrance {
  if (query.has(directLinkParameter)) return 'direct-link'
  return site.onlyBookings ? 'bookings' : 'site'
}

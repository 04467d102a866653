import { directLinkParameter } from '../checkout/direct-link-parameter.ts'

/** The entrances of a site: each has its own screens, and only the first has the layout around them (SHELL-054). */
export type Entrance = 'site' | 'bookings' | 'direct-link'

/** A direct-payment link shows one payment and nothing else; a site may take bookings only. */
export function chooseEntrance(site: { readonly onlyBookings: boolean }, query: URLSearchParams): Entrance {
  if (query.has(directLinkParameter)) return 'direct-link'
  return site.onlyBookings ? 'bookings' : 'site'
}

import { isTableCode } from '@comanda/contract/entities/scanned-store'
import { directLinkParameter } from '../checkout/direct-link-parameter.ts'

/** The entrances of a site: each has its own screens. */
export type Entrance = 'site' | 'table' | 'bookings' | 'direct-link'

/** A direct-payment link shows one payment and nothing else; a site may take bookings only; a table has its code. */
export function chooseEntrance(
  site: { readonly onlyBookings: boolean },
  { pathname, searchParams: query }: Pick<URL, 'pathname' | 'searchParams'>,
): Entrance {
  if (query.has(directLinkParameter)) return 'direct-link'
  if (site.onlyBookings) return 'bookings'
  return pathname === '/' && isTableCode(query) ? 'table' : 'site'
}

/** Only an ordinary site has its layout around a screen (SHELL-054). */
export function hasLayout(entrance: Entrance): boolean {
  return entrance === 'site' || entrance === 'table'
}

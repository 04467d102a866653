import { placesUrl } from '@comanda/rules/website/places'
import type { Website } from '@comanda/rules/website/website'
import type { Allowed } from '../http/content-policy.ts'

/** A site with a maps key shows its venues on a map, in a frame that only the page about them may have (SITE-020). */
export function allowMaps({ mapsKey }: Pick<Website, 'mapsKey'>, { pathname }: Pick<URL, 'pathname'>): Allowed {
  if (mapsKey === null) return {}
  // Addresses can be searched on any page; the search connects to its own host and no other (SETUP-037).
  const search = { 'connect-src': [new URL(placesUrl).origin] }
  const isContact = /^\/contact\/?$/.test(pathname)
  return isContact ? { ...search, 'frame-src': ['https://www.google.com'] } : search
}

import { placesUrl } from '@comanda/rules/website/places'
import type { Website } from '@comanda/rules/website/website'
import type { FastifyReply } from 'fastify'

/** A site with a maps key shows its venues on a map, in a frame that only the page about them may hold (SITE-020). */
export function allowMaps(reply: FastifyReply, { mapsKey }: Pick<Website, 'mapsKey'>, { pathname }: URL): void {
  if (mapsKey === null) return
  const given = String(reply.getHeader('content-security-policy') ?? '')
  // Addresses are asked for over any page; the search speaks to its own service and to nobody else (SETUP-037).
  const searching = given.replace("connect-src 'self'", `connect-src 'self' ${new URL(placesUrl).origin}`)
  const isContact = /^\/contact\/?$/.test(pathname)
  const policy = isContact
    ? searching.replace("frame-src 'self'", "frame-src 'self' https://www.google.com")
    : searching
  reply.header('content-security-policy', policy)
}

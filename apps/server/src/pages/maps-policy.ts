import type { Website } from '@comanda/rules/website/website'
import type { FastifyReply } from 'fastify'

/** A site with a maps key shows its venues on a map, in a frame that only the page about them may hold (SITE-020). */
export function allowMaps(reply: FastifyReply, { mapsKey }: Pick<Website, 'mapsKey'>, { pathname }: URL): void {
  if (mapsKey === null || !/^\/contact\/?$/.test(pathname)) return
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header('content-security-policy', policy.replace("frame-src 'self'", "frame-src 'self' https://www.google.com"))
}

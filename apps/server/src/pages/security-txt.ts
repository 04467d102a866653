import type { FastifyInstance } from 'fastify'
import type { FindVisit } from './site-visit.ts'

const dayMs = 86_400_000
/** A contact that nobody has looked at for half a year may be wrong: until then it is to be asked for again. */
const validDays = 180

interface SecurityContact {
  readonly findVisit: FindVisit
  readonly now: () => number
  /** That of the deployment; without one the venue is told. */
  readonly contact: string | null
}

/** Where somebody tells of a hole that they found (RFC 9116). A site that names nobody has no such file. */
export function registerSecurityTxt(app: FastifyInstance, { findVisit, now, contact }: SecurityContact): void {
  app.get('/.well-known/security.txt', { config: { call: 'security-txt' } }, async (request, reply) => {
    const visit = await findVisit(request)
    const found = visit && toContact(contact ?? visit.site.website.email)
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600')
    if (visit === undefined || found === undefined) return reply.code(404).send('')
    const expires = new Date((Math.floor(now() / dayMs) + validDays) * dayMs).toISOString()
    return reply.send(
      [
        `Contact: ${found}`,
        `Expires: ${expires}`,
        `Canonical: ${visit.url.origin}/.well-known/security.txt`,
        'Preferred-Languages: es, en',
        '',
      ].join('\n'),
    )
  })
}

/** A page, or a mail address; nothing that could begin a line of its own. */
function toContact(text: string): string | undefined {
  const contact = text.trim()
  if (contact === '' || /\s/.test(contact)) return undefined
  return /^(https|mailto|tel):/.test(contact) ? contact : `mailto:${contact}`
}

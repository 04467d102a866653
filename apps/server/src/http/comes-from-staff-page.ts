import { staffHeader } from '@comanda/contract/staff-call'
import type { FastifyRequest } from 'fastify'

/**
 * A browser lets no foreign page set the header, and names the page's own origin: a write that lacks either was not
 * made by our pages, whatever cookies it carries.
 */
export function comesFromStaffPage({ headers, host }: FastifyRequest): boolean {
  if (headers[staffHeader] === undefined) return false
  const { origin } = headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}

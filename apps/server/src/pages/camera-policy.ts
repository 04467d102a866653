import { listSiteModes } from '@comanda/rules/modes/offered-modes'
import type { Website } from '@comanda/rules/website/website'
import type { FastifyReply } from 'fastify'

/** Where tables order by their codes, the reader of codes may be compiled: WebAssembly, never text (SETUP-022). */
export function allowCodeReader(
  reply: FastifyReply,
  website: Pick<Website, 'modes' | 'onlyDigitalCard' | 'onlyBookings'>,
): void {
  if (!listSiteModes(website).includes('table')) return
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header('content-security-policy', policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"))
}

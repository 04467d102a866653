import type { PagePolicy } from '@comanda/payments/server/provider'
import { isPaymentPage, type PageAddress } from '@comanda/rules/website/page-kinds'
import type { FastifyReply } from 'fastify'

/** Pages that take money may load and post to what the site's own providers need; no other page may. */
export async function allowPayments(
  reply: FastifyReply,
  page: PageAddress,
  readPolicy: () => Promise<PagePolicy>,
): Promise<void> {
  if (!isPaymentPage(page)) return
  const { scripts, frames, connects, forms } = await readPolicy()
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  const widen = (text: string, directive: string, hosts: readonly string[]) =>
    hosts.length === 0 ? text : text.replace(`${directive} 'self'`, `${directive} 'self' ${hosts.join(' ')}`)
  const widened = [
    ['script-src', scripts],
    ['frame-src', frames],
    ['connect-src', connects],
    ['form-action', forms],
  ] as const
  reply.header(
    'content-security-policy',
    widened.reduce((text, [directive, hosts]) => widen(text, directive, hosts), policy),
  )
}

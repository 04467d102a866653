import type { PagePolicy } from '@comanda/payments/provider/page-policy'
import { isPaymentPage, type PageAddress } from '@comanda/rules/website/page-kinds'
import type { Allowed } from '../http/content-policy.ts'

/** The directive for each kind of host that providers need. */
const directives = {
  scripts: 'script-src',
  frames: 'frame-src',
  connects: 'connect-src',
  forms: 'form-action',
} as const satisfies Record<keyof PagePolicy, keyof Allowed>

/** Payment pages may load and post to what the site's own providers need; no other page may. */
export async function allowPayments(page: PageAddress, readPolicy: () => Promise<PagePolicy>): Promise<Allowed> {
  if (!isPaymentPage(page)) return {}
  const policy = await readPolicy()
  const kinds = Object.keys(directives) as (keyof PagePolicy)[]
  return Object.fromEntries(kinds.map((kind) => [directives[kind], policy[kind]]))
}

import type { getCookiesPolicyPage as anyPageRow } from '@comanda/contract/calls/website'
import { refusal } from '@comanda/contract/refusals'
import type { PageKind } from '@comanda/rules/website/website'
import type { Handler } from '../call/handler.ts'
import type { WebsiteCache } from './load-website.ts'

/** The calls for the cookie policy, the privacy policy, the terms and the notices differ in the kind alone. */
export function createGetPageOfKind(websites: WebsiteCache, kind: PageKind): Handler<typeof anyPageRow> {
  return async (_request, { siteId }) => {
    const { pages } = await websites.get(siteId)
    return pages.find((page) => page.kind === kind) ?? refusal('page-not-found')
  }
}

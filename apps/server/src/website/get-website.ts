import type { getWebsite as row } from '@comanda/contract/calls/website'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import type { WebsiteCache } from './load-website.ts'

/** Only the envelope's own site: which others a deployment hosts is nobody's business. */
export function createGetWebsite(websites: WebsiteCache): Handler<typeof row> {
  return async ({ id }, { siteId }) =>
    id === siteId ? (await websites.get(siteId)).website : refusal('site-not-found')
}

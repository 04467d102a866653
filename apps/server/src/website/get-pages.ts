import type { getPages as row } from '@comanda/contract/calls/website'
import type { Handler } from '../call/handler.ts'
import type { WebsiteCache } from './load-website.ts'

export function createGetPages(websites: WebsiteCache): Handler<typeof row> {
  return async (_request, { siteId }) => [...(await websites.get(siteId)).pages]
}

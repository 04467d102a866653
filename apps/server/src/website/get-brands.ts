import type { getBrands as row } from '@comanda/contract/calls/website'
import type { Handler } from '../call/handler.ts'
import type { WebsiteCache } from './load-website.ts'

export function createGetBrands(websites: WebsiteCache): Handler<typeof row> {
  return async (_request, { siteId }) => [...(await websites.get(siteId)).brands]
}

import type { getPriceList as row } from '@comanda/contract/calls/venue'
import type { Handler } from '../call/handler.ts'
import type { WebsiteCache } from '../website/load-website.ts'

export function createGetPriceList(websites: WebsiteCache): Handler<typeof row> {
  return async (_request, { siteId }) => (await websites.get(siteId)).generalPriceList
}

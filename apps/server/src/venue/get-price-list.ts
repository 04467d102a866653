import type { getPriceList as row } from '@comanda/contract/calls/venue'
import type { Handler } from '../call/handler.ts'
import type { KeepsWebsites } from '../website/load-website.ts'

export const getPriceList: Handler<typeof row, KeepsWebsites> = async (_request, { siteId, house }) =>
  (await house.websites.get(siteId)).generalPriceList

import type { getBanners as row } from '@comanda/contract/calls/website'
import type { Handler } from '../call/handler.ts'
import type { KeepsWebsites } from './load-website.ts'

export const getBanners: Handler<typeof row, KeepsWebsites> = async (_request, { siteId, house }) => [
  ...(await house.websites.get(siteId)).banners,
]

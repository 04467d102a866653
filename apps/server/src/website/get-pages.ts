import type { getPages as row } from '@comanda/contract/calls/content-page'
import type { Handler } from '../call/handler.ts'
import type { KeepsWebsites } from './load-website.ts'

export const getPages: Handler<typeof row, KeepsWebsites> = async (_request, { siteId, house }) => [
  ...(await house.websites.get(siteId)).pages,
]

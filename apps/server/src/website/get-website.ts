import type { getWebsite as row } from '@comanda/contract/calls/website'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import type { KeepsWebsites } from './load-website.ts'

/** Only the envelope's own site: the others of a deployment are not revealed. */
export const getWebsite: Handler<typeof row, KeepsWebsites> = async ({ id }, { siteId, house }) =>
  id === siteId ? (await house.websites.get(siteId)).website : refusal('site-not-found')

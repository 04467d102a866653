import type { startup as row } from '@comanda/contract/calls/start'
import { refusal } from '@comanda/contract/refusals'
import type { OpenHandler } from '../call/handler.ts'
import type { KeepsSites } from './site-directory.ts'

export interface KnowsApi {
  /** The address of the calls, as browsers are told. */
  readonly apiUrl: string
}

/** The token it is called with grants nothing: everything it answers is public (OPEN-079). */
export const startup: OpenHandler<typeof row, KeepsSites & KnowsApi> = async ({ url }, { now, house }) => {
  const keys = await house.sites.findByHost(url)
  if (keys === undefined) return refusal('site-not-found')
  const { siteId, publicKey, password } = keys
  return { apiUrl: house.apiUrl, siteId, publicKey, password, time: now }
}

import { type SiteKeys, startup } from './calls/start.ts'
import { readReply } from './read-reply.ts'
import type { Send } from './send.ts'
import { toWireRequest } from './to-wire-request.ts'

interface StartUpOptions {
  readonly send: Send
  readonly host: string
  readonly apiUrl?: string
  /** The device's clock in milliseconds. */
  readonly clock?: () => number
}

export interface StartedSite {
  readonly keys: SiteKeys
  /** The server's clock: phones are often wrong, and an envelope must be recent. */
  readonly now: () => number
  /** Corrects that clock: a page stays open for hours, and meanwhile the device's own may be set. */
  readonly setNow: (serverTime: number) => void
}

/** The first call, by host and without an envelope: it returns what every other call is signed with (API-002). */
export async function startUp(options: StartUpOptions): Promise<StartedSite> {
  const { send, host, apiUrl = '/api', clock = Date.now } = options
  const asked = clock()
  const request = toWireRequest(startup, { url: host, token: '' }, { apiUrl, envelope: {}, key: null })
  const keys = readReply(startup, await send(request))
  if ('refused' in keys) throw new Error(keys.message)
  let ahead = keys.time - asked
  return {
    keys,
    now: () => clock() + ahead,
    setNow: (serverTime) => {
      ahead = serverTime - clock()
    },
  }
}

import { startup } from '@comanda/contract/calls/start'
import { type Client, createClient, nowhere } from '@comanda/contract/client'
import type { Language } from '@comanda/i18n/languages'
import { type StoreId, toId } from '@comanda/rules/ids'
import { getSetup } from '../state/setup.ts'
import { openVisit } from '../state/visit.ts'

/** The contract's own client on this visitor's session. It brings every codec along, so it is fetched when needed. */
export async function openClient(language: Language): Promise<Client> {
  const { keys, now } = await openVisit()
  return createClient({
    keys: startup.reply.decode(keys),
    clock: now,
    newKey: () => crypto.randomUUID(),
    // The session travels in a cookie no script can read.
    session: () => null,
    standing: () => {
      const { storeId } = getSetup()
      return { ...nowhere(), language, storeId: storeId === null ? null : toId<StoreId>(storeId) }
    },
    async send({ method, url, headers, body }) {
      const response = await fetch(url, { method, headers, body })
      return { status: response.status, body: await response.json() }
    },
  })
}

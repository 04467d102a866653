import { type Client, createClient } from '@comanda/contract/client'
import { nowhere } from '@comanda/contract/envelope'
import type { Send } from '@comanda/contract/send'
import type { StartedSite } from '@comanda/contract/start-up'
import type { Language } from '@comanda/i18n/languages'
import { toRandomKey } from '@comanda/screen/to-random-key'
import { readSession } from './session.ts'
import { getSetup } from './setup.ts'

/** The contract's client, with this visitor's session and store. */
export function createVisitClient({ keys, now, setNow }: StartedSite, language: Language | null): Client {
  return createClient({
    send,
    keys,
    clock: now,
    setClock: setNow,
    newKey: toRandomKey,
    session: readSession,
    standing: () => ({ ...nowhere(), language, storeId: getSetup().storeId }),
  })
}

export const send: Send = async ({ method, url, headers, body }) => {
  // A write continues when its page is left: the next page is another document.
  const response = await fetch(url, { method, headers, body, keepalive: method !== 'GET' })
  return { status: response.status, body: await response.json() }
}

import { randomUUID } from 'node:crypto'
import { login, type SiteKeys } from '@comanda/contract/calls/start'
import { type Client, createClient } from '@comanda/contract/client'
import type { NewSession } from '@comanda/contract/entities/new-session'
import { nowhere } from '@comanda/contract/envelope'
import { isRefusal } from '@comanda/contract/refusals'
import type { Send } from '@comanda/contract/send'

/** Logs in again and again; only what the server answered counts. */
export async function keepWriting(
  url: string,
  { keys, acknowledged, signal }: { keys: SiteKeys; acknowledged: NewSession[]; signal: AbortSignal },
): Promise<void> {
  const client = createVisitor(url, { keys, session: null, signal })
  while (!signal.aborted) {
    const session = await client.call(login, {}).catch(() => null)
    if (session !== null && !isRefusal(session)) acknowledged.push(session)
  }
}

export function createVisitor(
  url: string,
  { keys, session, signal }: { keys: SiteKeys; session: NewSession | null; signal?: AbortSignal },
): Client {
  const send: Send = async ({ method, url: address, headers, body }) => {
    const reply = await fetch(`${url}${address}`, { method, headers, body, ...(signal && { signal }) })
    return { status: reply.status, body: await reply.json() }
  }
  return createClient({ send, keys, clock: Date.now, newKey: randomUUID, session: () => session, standing: nowhere })
}

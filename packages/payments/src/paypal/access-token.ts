import { createHash } from 'node:crypto'
import { exchange, readJson } from '../provider/exchange.ts'
import type { PaypalAccount } from './settings.ts'

interface KeptToken {
  readonly token: string
  readonly until: number
}

/** A token lasts for hours and is used by every call of an account; a process keeps it for all of them. */
const kept = new Map<string, KeptToken>()

/** A call that is under way when its token ends would be refused. */
const spareMs = 60_000

/** Undefined where PayPal gives none: then nothing was asked of it. */
export async function findToken(account: PaypalAccount): Promise<string | undefined> {
  const known = kept.get(toKey(account))
  if (known !== undefined && known.until > Date.now()) return known.token
  const { api, clientId, secret, deadlines } = account
  const reply = await exchange({
    url: `${api}/v1/oauth2/token`,
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    deadlineMs: deadlines.readMs,
  })
  const read = reply.kind === 'reply' && reply.status === 200 ? readJson(reply.text) : undefined
  const { access_token: token, expires_in: seconds } = read ?? {}
  if (typeof token !== 'string' || typeof seconds !== 'number') return undefined
  kept.set(toKey(account), { token, until: Date.now() + seconds * 1000 - spareMs })
  return token
}

/** PayPal no longer accepts it. */
export function forgetToken(account: PaypalAccount): void {
  kept.delete(toKey(account))
}

function toKey({ api, clientId, secret }: PaypalAccount): string {
  return createHash('sha256')
    .update(JSON.stringify([api, clientId, secret]))
    .digest('hex')
}

import { hash, timingSafeEqual } from 'node:crypto'
import { envelopeToleranceMs } from '@comanda/contract/envelope'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { Instant } from '@comanda/rules/time/calendar'
import type { KnownSite } from '../session/site-key.repository.ts'
import type { Parameters } from './parameters.ts'

export interface EnvelopeCheck {
  readonly parameters: Parameters
  readonly now: Instant
  readonly mayBeOld: boolean
  readonly findSite: (publicKey: string) => Promise<KnownSite | undefined>
}

/** Finds the calling site by key, clock and signature, in this order, each with its own refusal (API-004, API-005). */
export async function checkEnvelope(check: EnvelopeCheck): Promise<KnownSite | Refusal> {
  const { parameters, now, mayBeOld, findSite } = check
  const { public_key: publicKey, time, secret_key: secret } = parameters
  if (!publicKey || !time || !secret) return refusal('envelope-missing')
  const site = await findSite(publicKey)
  if (site === undefined) return refusal('envelope-unknown-key')
  const at = readTime(time)
  const isFresh = at !== undefined && (mayBeOld || Math.abs(now - at) <= envelopeToleranceMs)
  if (!isFresh) return refusal('envelope-stale-time', { time: now })
  if (!isSameText(secret.toLowerCase(), signatureOf(site.password, time))) return refusal('envelope-bad-secret')
  return site
}

/** A site named besides the key must be the key's own; only /Web comes without (API-008). */
export function isForeignSite(parameters: Parameters, site: KnownSite): boolean {
  const named = parameters.web_id
  return named !== undefined && named !== '' && named !== String(site.siteId)
}

/** Milliseconds, or seconds, which some callers send. */
function readTime(text: string): number | undefined {
  if (!/^\d{10}(\d{3})?$/.test(text)) return undefined
  return text.length === 10 ? Number(text) * 1000 : Number(text)
}

function signatureOf(password: string, time: string): string {
  return hash('sha256', `${password}${time}`, 'hex')
}

/** Takes the same time wherever the texts differ. */
function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

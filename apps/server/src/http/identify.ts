import type { Caller } from '@comanda/contract/call'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { Instant } from '@comanda/rules/time/calendar'
import type { VisitorSession } from '../call/context.ts'
import type { Sessions } from '../session/sessions.ts'
import type { SiteDirectory } from '../session/site-directory.ts'
import type { KnownSite } from '../session/site-key.repository.ts'
import { checkEnvelope, isForeignSite } from './envelope.ts'
import type { Parameters } from './parameters.ts'

/** The caller, as far as the row asks. */
export interface Identity {
  readonly site: KnownSite
  readonly session: VisitorSession | null
}

export interface Identification {
  readonly caller: Exclude<Caller, 'anyone'>
  readonly parameters: Parameters
  /** The session's cookie, where it counts; a write must carry the token itself. */
  readonly cookieToken: string | undefined
  /** A live connection that resumes was signed when it first opened; its session must still be valid. */
  readonly mayBeOld?: boolean
  readonly now: Instant
  readonly sites: SiteDirectory
  readonly sessions: Sessions
}

/** Checks the envelope first, then the session, then whether both belong to the same site. */
export async function identify(asked: Identification): Promise<Identity | Refusal> {
  const { caller, parameters, now, sites, sessions, mayBeOld = false } = asked
  const site = await checkEnvelope({ parameters, now, mayBeOld, findSite: (key) => sites.findByKey(key) })
  if (isRefusal(site)) return site
  const foreign = isForeignSite(parameters, site)
  if (caller === 'site') return foreign ? refusal('envelope-foreign-site') : { site, session: null }
  const session = await sessions.check(parameters.token || asked.cookieToken, site.siteId, now, caller === 'customer')
  if (isRefusal(session)) return session
  if (foreign) return refusal('envelope-foreign-site')
  if (caller === 'customer' && session.customerId === null) return refusal('customer-only')
  // Staff cannot log in yet, so a row for staff refuses everyone.
  if (caller === 'staff') return refusal('staff-only')
  return { site, session }
}

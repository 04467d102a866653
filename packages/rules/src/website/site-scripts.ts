import type { Consent } from './consent.ts'
import { isBookingPage, isPaymentPage, type PageAddress } from './page-kinds.ts'
import type { Website } from './website.ts'

export interface ScriptsOfPage {
  readonly head: readonly string[]
  readonly body: readonly string[]
}

/** The site's own scripts for one page (SITE-023). Their purpose is unknown, so they need every consent. */
export function listSiteScripts(
  { scripts, onlyBookings }: Pick<Website, 'scripts' | 'onlyBookings'>,
  page: PageAddress,
  consent: Consent,
): ScriptsOfPage {
  if (isPaymentPage(page) || !consent.analytics || !consent.advertising) return { head: [], body: [] }
  const isBooking = onlyBookings || isBookingPage(page)
  return {
    head: [scripts.head].filter(isWritten),
    body: [scripts.body, isBooking ? scripts.booking : null].filter(isWritten),
  }
}

/** The tag manager of a page: only with consent to analytics, and never where money is paid (CONSENT-008). */
export function findTagManager(
  { tagManagerId }: Pick<Website, 'tagManagerId'>,
  page: PageAddress,
  consent: Pick<Consent, 'analytics'>,
): string | undefined {
  if (!consent.analytics || isPaymentPage(page)) return undefined
  return /^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/.exec(tagManagerId?.trim() ?? '')?.[0]
}

function isWritten(script: string | null): script is string {
  return script !== null && script.trim() !== ''
}

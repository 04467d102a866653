import type { LanguageCode } from '../text/language.ts'
import { readText } from '../text/local-text.ts'
import type { Instant } from '../time/calendar.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { Website } from '../website/website.ts'
import { listOfferedModes } from './offered-modes.ts'
import { isOpenNow } from './opening.ts'
import type { Store } from './store.ts'

export interface ClosedQuestion {
  readonly site: Pick<Website, 'modes' | 'onlyDigitalCard' | 'onlyBookings'>
  readonly store: Pick<Store, 'modes' | 'hours' | 'timeZone' | 'takeawayClosed'>
  readonly now: Instant
  /** The visit began with a scanned code. */
  readonly fromCode: boolean
}

/** Tells whether the closed-venue dialog is shown (OPEN-104). */
export function isVenueClosed({ site, store, now, fromCode }: ClosedQuestion): boolean {
  if (fromCode && !isOpenNow(store, 'pickup', now)) return true
  const modes = listOfferedModes(site, store)
  return store.takeawayClosed && !modes.includes('table') && !modes.includes('digital-card')
}

/** The venue's own text for being closed, in the visitor's language; null when it has none (SITE-043). */
export function readClosedText(store: Pick<Store, 'closedText'>, language: LanguageCode): string | null {
  return store.closedText === null ? null : readText(store.closedText, language) || null
}

/** Orders start only while the cash register is open (SETUP-043). */
export function checkRegister(store: Pick<Store, 'ordering'>): Verdict<'register-closed'> {
  return store.ordering.registerOpen ? allowed : refuse('register-closed')
}

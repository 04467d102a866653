import type { Instant } from '../time/calendar.ts'
import { isUnconfirmed } from './printing-times.ts'

/**
 * What is known of a test page. Given: the printer has it and has not said that it is on paper. Failed: it has had its
 * time, and nobody says that it came out.
 */
export const printTrialStates = ['waiting', 'given', 'printed', 'failed'] as const
export type PrintTrialState = (typeof printTrialStates)[number]

export interface PrintTrialTimes {
  readonly askedAt: Instant
  readonly givenAt: Instant | null
  readonly printedAt: Instant | null
}

/** Printed only where the printer said so; a page that nobody fetched in time comes out no more (DAY-211). */
export function judgeTrial({ askedAt, givenAt, printedAt }: PrintTrialTimes, now: Instant): PrintTrialState {
  if (printedAt !== null) return 'printed'
  if (isUnconfirmed(givenAt ?? askedAt, now)) return 'failed'
  return givenAt === null ? 'waiting' : 'given'
}

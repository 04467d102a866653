import type { Instant } from '../time/calendar.ts'

const printerSilentSeconds = 10
const printUnconfirmedSeconds = 30
export const printOldMinutes = 30

/** A printer that has not said for some seconds that it can print; one that never said so is silent too. */
export function isPrinterSilent(seenAt: Instant | null, now: Instant): boolean {
  return seenAt === null || now - seenAt >= printerSilentSeconds * 1_000
}

/** A printer has had the job for some seconds and has not said that it is on paper. */
export function isUnconfirmed(offeredAt: Instant, now: Instant): boolean {
  return offeredAt <= getUnconfirmedSince(now)
}

/** Whatever was given to a printer by then should be on paper. */
export function getUnconfirmedSince(now: Instant): Instant {
  return (now - printUnconfirmedSeconds * 1_000) as Instant
}

/** Nobody cooks by a paper that comes half an hour late unless a person wants it (DAY-108). */
export function isPrintOld(wantedAt: Instant, now: Instant): boolean {
  return now - wantedAt >= printOldMinutes * 60_000
}

import type { Instant } from '../time/calendar.ts'

export const sessionHours = 12
export const sessionIdleMinutes = 60
export const pairingMinutes = 5
export const newPersonHours = 24
const deviceAwayMinutes = 5

const hourMs = 3_600_000
const minuteMs = 60_000

/** A staff session ends some hours after it began, or some minutes after its last call. */
export function isSessionOver(begunAt: Instant, lastCallAt: Instant, now: Instant): boolean {
  return now >= begunAt + sessionHours * hourMs || now >= lastCallAt + sessionIdleMinutes * minuteMs
}

/** A device that was silent for some minutes is away. */
export function isDeviceAway(lastSeenAt: Instant, now: Instant): boolean {
  return now - lastSeenAt >= deviceAwayMinutes * minuteMs
}

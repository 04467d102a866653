import type { OrderSetup } from '../cart/cart.ts'
import { isSessionOver } from '../door/door-times.ts'
import { modeRules } from '../modes/mode-rules.ts'
import type { Instant } from '../time/calendar.ts'
import { addMinutes, toInstant } from '../time/store-moment.ts'
import { isStoreOpen } from '../venue/opening.ts'
import type { Store } from '../venue/store.ts'

/** As long as the clock leaves an order that nobody answers. */
export const kitchenPathMinutes = 10
/** What is promised for later than this, beyond the time that the kitchen needs, somebody will still see in time. */
const soonMinutes = 60

/** Everybody who would learn of an order of a store. */
export interface KitchenPaths {
  /** When each paired device and each printer that ever printed was last heard. */
  readonly heardAt: readonly Instant[]
  /** People who work with orders and are signed in in a browser of their own. */
  readonly sessions: readonly { readonly createdAt: Instant; readonly lastCallAt: Instant }[]
}

/** Whether an order would reach somebody. A store that never had a device works in a way that we cannot see. */
export function isKitchenReached({ heardAt, sessions }: KitchenPaths, now: Instant): boolean {
  if (heardAt.length === 0) return true
  if (heardAt.some((at) => now < addMinutes(at, kitchenPathMinutes))) return true
  return sessions.some(({ createdAt, lastCallAt }) => !isSessionOver(createdAt, lastCallAt, now))
}

/** Whether somebody has to see an order at once; before the doors open nobody need be there. */
export function isCookedNow(
  { mode, date, time }: Pick<OrderSetup, 'mode' | 'date' | 'time'>,
  store: Pick<Store, 'hours' | 'timeZone' | 'takeawayClosed'>,
  now: Instant,
): boolean {
  if (!modeRules[mode].needs.includes('time') || date === null || time === null) return true
  const latest = addMinutes(now, store.hours.leadMinutes + soonMinutes)
  return isStoreOpen(store, mode, now) && toInstant(date, time, store.timeZone) <= latest
}

import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { Instant } from '../time/calendar.ts'
import { addDays } from '../time/iso-date.ts'
import { instant, toClockInstant } from '../time/store-moment.ts'
import { toBusinessDay } from './business-day.ts'
import { findShiftEnd } from './opening.ts'
import type { Store } from './store.ts'

/** By how much a rush moves the promise of new orders (DAY-101). */
export const leastRushMinutes = 5
export const mostRushMinutes = 60

/** The modes that a kitchen with too much to do can stop taking; guests at a table are served as they come. */
export const stoppableModes = ['delivery', 'pickup', 'takehere'] as const satisfies readonly OrderingMode[]
export type StoppableMode = (typeof stoppableModes)[number]

/** The delay that a store asks of new orders while it has too much to do. It always ends. */
export interface Rush {
  /** Zero where it only stops modes. */
  readonly minutes: number
  readonly stopped: readonly StoppableMode[]
  readonly endsAt: Instant
}

/** The store as diners meet it: what is ordered now takes longer, and some of it is not taken at all. */
export function withRush(store: Store, rush: Rush): Store {
  const modes = { ...store.modes }
  for (const mode of rush.stopped) modes[mode] = false
  const stopped = rush.stopped.filter((mode) => store.modes[mode])
  return {
    ...store,
    modes,
    ...(stopped.length > 0 && { stopped: { modes: stopped, until: rush.endsAt } }),
    hours: { ...store.hours, leadMinutes: store.hours.leadMinutes + rush.minutes },
  }
}

type RushStore = Pick<Store, 'hours' | 'timeZone' | 'dayStartsAt'>

/** Undefined where no hour is named, or one that is over: a rush without an end would stay for ever. */
export function findRushEnd(asked: Instant | null, now: Instant, store: RushStore): Instant | undefined {
  if (asked === null || asked <= now) return undefined
  return instant(Math.min(asked, findLatestRushEnd(now, store)))
}

/** With the shift or with the business day, whichever ends first. */
export function findLatestRushEnd(now: Instant, store: RushStore): Instant {
  const tomorrow = addDays(toBusinessDay(now, store), 1)
  const dayEnd = toClockInstant(tomorrow, store.dayStartsAt, store.timeZone)
  return instant(Math.min(findShiftEnd(store, now) ?? dayEnd, dayEnd))
}

import { modeRules } from '../modes/mode-rules.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { Cents } from '../money/cents.ts'
import type { Instant, StoreMoment } from '../time/calendar.ts'
import { findNextOpening, isStoreOpen } from './opening.ts'
import type { Store } from './store.ts'

type PromisingStore = Pick<Store, 'hours' | 'timeZone' | 'takeawayClosed' | 'zones' | 'modes'>

/** The facts that a visitor wants first: whether food can be had now, how soon, and what bringing it costs. */
export interface VenuePromise {
  /** Null when no opening is near. */
  readonly opens: 'now' | StoreMoment | null
  /** Within how many minutes the first slot of the quickest kitchen begins. */
  readonly minutes: number
  /** Within how many the first slot of any ends: whatever the setup then promises is neither earlier nor later. */
  readonly latest: number
  /** Null where nothing is delivered; `isLeast` when some places cost more. */
  readonly fee: { readonly amount: Cents; readonly isLeast: boolean } | null
}

export interface PromiseQuestion {
  /** The stores that a visitor may order from. */
  readonly stores: readonly PromisingStore[]
  /** The modes of the site; reading the menu is no order. */
  readonly modes: readonly OrderingMode[]
  readonly now: Instant
}

export function describePromise({ stores, modes, now }: PromiseQuestion): VenuePromise | null {
  const ways = stores.flatMap((store) =>
    modes.filter((mode) => mode !== 'digital-card' && store.modes[mode]).map((mode) => ({ store, mode })),
  )
  if (ways.length === 0) return null
  const fees = ways
    .filter(({ mode }) => mode === 'delivery')
    .flatMap(({ store }) => store.zones.map(({ shippingFee }) => shippingFee))
  const least = fees.toSorted((one, other) => one - other)[0]
  return {
    opens: ways.some(({ store, mode }) => isStoreOpen(store, mode, now)) ? 'now' : findFirst(ways, now),
    minutes: Math.min(...ways.map(({ store }) => store.hours.leadMinutes)),
    // A slot that has just begun is too early, so the one after it is the first.
    latest: Math.max(...ways.map(({ store: { hours } }) => hours.leadMinutes + 2 * hours.slotMinutes)),
    fee: least === undefined ? null : { amount: least, isLeast: fees.some((fee) => fee !== least) },
  }
}

interface Way {
  readonly store: PromisingStore
  readonly mode: OrderingMode
}

/** A store whose takeaway is closed names no hour: it is not the clock that closed it. */
function findFirst(ways: readonly Way[], now: Instant): StoreMoment | null {
  const openings = ways
    .filter(({ store, mode }) => !(store.takeawayClosed && modeRules[mode].closesWithTakeaway))
    .flatMap(({ store, mode }) => findNextOpening(store, mode, now) ?? [])
  const [first] = openings.toSorted((one, other) => compare(one, other))
  return first ?? null
}

function compare(one: StoreMoment, other: StoreMoment): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1
  return one.minute - other.minute
}

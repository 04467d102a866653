import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { Instant, IsoDate, Minute } from '../time/calendar.ts'
import { toClockInstant, toStoreMoment } from '../time/store-moment.ts'
import { listModesOfStores, listSiteModes } from './offered-modes.ts'
import { findNextOpening } from './opening.ts'
import type { Store } from './store.ts'

type StoppingStore = Pick<Store, 'name' | 'modes' | 'takeawayClosed' | 'stopped' | 'hours' | 'timeZone'>

/** A way of ordering that is stopped for a while. */
export interface StoppedMode {
  readonly mode: OrderingMode
  /** The store that stopped it; null where no store takes it meanwhile. */
  readonly store: string | null
  /** When it can be ordered again, by the store's clock. */
  readonly at: Minute
  /** The day of that hour, where the store is closed when the stop ends; null where the next such hour is meant. */
  readonly date: IsoDate | null
}

/** What diners would look for at their first step and not find, and until when (DAY-219). */
export function listStoppedModes(
  site: Parameters<typeof listSiteModes>[0],
  stores: readonly StoppingStore[],
): StoppedMode[] {
  const taken = listModesOfStores(site, stores)
  return listSiteModes(site).flatMap((mode): StoppedMode[] => {
    const stops = stores
      .flatMap((store) => findStop(store, mode) ?? [])
      .toSorted((one, other) => one.endsAt - other.endsAt)
      .map(({ endsAt: _, ...stop }) => ({ mode, ...stop }))
    return taken.includes(mode) ? stops : stops.slice(0, 1).map((stop) => ({ ...stop, store: null }))
  })
}

function findStop(
  store: StoppingStore,
  mode: OrderingMode,
): (Omit<StoppedMode, 'mode'> & { readonly endsAt: Instant }) | undefined {
  const { stopped, timeZone, name } = store
  if (!stopped?.modes.includes(mode)) return undefined
  const end = toStoreMoment(stopped.until, timeZone)
  const opening = findNextOpening(store, mode, stopped.until) ?? end
  const isOpen = opening.date === end.date && opening.minute === end.minute
  const endsAt = toClockInstant(opening.date, opening.minute, timeZone)
  return { store: name, at: opening.minute, date: isOpen ? null : opening.date, endsAt }
}

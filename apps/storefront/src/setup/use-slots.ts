import type { SetupDraft } from '@comanda/rules/setup/setup-draft'
import type { DayWindow } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { findInitialDate } from '@comanda/rules/venue/allowed-dates'
import { findFirstSlot } from '@comanda/rules/venue/order-slots'
import type { Store } from '@comanda/rules/venue/store'
import { tellError } from '@comanda/screen/toasts'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { type Dispatch, useCallback, useEffect } from 'react'
import { call } from '../state/client.ts'
import { loadSlots, type SlotsAsked } from './load-slots.ts'
import type { Venues } from './load-venues.ts'
import type { SetupChange } from './reduce-setup.ts'

export interface SlotsQuestion {
  readonly venues: Venues | null
  readonly draft: SetupDraft
  readonly store: Store | null
  readonly change: Dispatch<SetupChange>
}

export interface Slots {
  /** Null while they are asked for, or while nothing can be asked yet. */
  readonly slots: readonly DayWindow[] | null
  /** They could not be loaded: then nobody knows whether there are any. */
  readonly hasFailed: boolean
  readonly askAgain: () => void
  readonly takeSoonest: () => void
}

const none: readonly DayWindow[] = []

/** The hours of the chosen day. Until one is chosen, the first free hour of the first free day (OPEN-011). */
export function useSlots({ venues, draft, store, change }: SlotsQuestion): Slots {
  const words = useWords('table').table
  const mode = draft.mode === 'delivery' || draft.mode === 'pickup' ? draft.mode : null
  const { date } = draft

  const takeSoonest = useCallback(() => {
    if (venues === null || store === null || mode === null) return
    const now = venues.clock()
    const first = findFirstSlot({ store, mode, now })
    const { date: today } = toStoreMoment(now, store.timeZone)
    const initial = findInitialDate({ hours: store.hours, mode, today }) ?? null
    change({ kind: 'soonest', date: first?.date ?? initial, time: first?.slot.from ?? null })
  }, [venues, store, mode, change])

  // Another store or mode starts again.
  useEffect(takeSoonest, [takeSoonest])

  const asked: SlotsAsked | null =
    store === null || mode === null || date === null ? null : { storeId: store.id, cartId: null, date, mode }
  const reading = useRead(asked && `slots of store ${asked.storeId}, ${asked.mode}, ${asked.date}`, async () =>
    asked === null ? none : loadSlots({ call }, asked),
  )
  const { state } = reading
  const found = state === 'ready' ? reading.value : null
  // Also runs when a store is loaded again, because its hour was reset above.
  useEffect(() => {
    if (found !== null && store !== null) change({ kind: 'slots', slots: found })
  }, [found, store, change])
  useEffect(() => {
    if (state === 'failed') tellError(words.hasError)
  }, [state, words])

  return { slots: found, hasFailed: state === 'failed', askAgain: reading.again, takeSoonest }
}

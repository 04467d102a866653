import { type SetupDraft, takeFirstSlot } from '@comanda/rules/cart/setup-draft'
import type { CartId } from '@comanda/rules/ids'
import type { DayWindow } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { findInitialDate } from '@comanda/rules/venue/allowed-dates'
import { findFirstSlot } from '@comanda/rules/venue/order-slots'
import type { Store } from '@comanda/rules/venue/store'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react'
import { loadSlots } from './load-slots.ts'
import type { Venues } from './load-venues.ts'
import type { SetupSpeech } from './setup-speech.ts'
import { tellSetupFailure } from './tell-setup-failure.ts'

export interface SlotsQuestion {
  readonly venues: Venues | null
  readonly draft: SetupDraft
  readonly store: Store | null
  readonly cartId: CartId | null
  readonly words: SetupSpeech
  readonly setDraft: Dispatch<SetStateAction<SetupDraft>>
}

export interface Slots {
  /** Null while they are asked for, or while nothing can be asked yet. */
  readonly slots: readonly DayWindow[] | null
  readonly takeSoonest: () => void
}

/** The hours of the chosen day. Until one is chosen, the first free one of the first free day (OPEN-011). */
export function useSlots({ venues, draft, store, cartId, words, setDraft }: SlotsQuestion): Slots {
  const [slots, setSlots] = useState<readonly DayWindow[] | null>(null)
  const mode = draft.mode === 'delivery' || draft.mode === 'pickup' ? draft.mode : null
  const { date } = draft

  const takeSoonest = useCallback(() => {
    if (venues === null || store === null || mode === null) return
    const now = venues.clock()
    const first = findFirstSlot({ store, mode, now })
    const { date: today } = toStoreMoment(now, store.timeZone)
    const initial = findInitialDate({ hours: store.hours, mode, today }) ?? null
    setDraft((before) =>
      first === undefined
        ? { ...before, date: initial, time: null, dateType: 'asap' }
        : takeFirstSlot(before, first.date, first.slot.from),
    )
  }, [venues, store, mode, setDraft])

  // Another store or mode begins anew.
  useEffect(takeSoonest, [takeSoonest])

  useEffect(() => {
    setSlots(null)
    if (venues === null || store === null || mode === null || date === null) return
    let isCurrent = true
    loadSlots(venues.client, { storeId: store.id, cartId, date, mode })
      .then((found) => {
        if (!isCurrent) return
        setSlots(found)
        setDraft((before) => settleTime(before, found))
      })
      .catch((error) => {
        if (!isCurrent) return
        setSlots([])
        tellSetupFailure(error, words)
      })
    return () => {
      isCurrent = false
    }
  }, [venues, store, mode, date, cartId, words, setDraft])

  return { slots, takeSoonest }
}

/** The server's list has the last word: an hour it no longer offers goes. */
function settleTime(draft: SetupDraft, slots: readonly DayWindow[]): SetupDraft {
  const [first] = slots
  if (draft.date === null) return draft
  if (draft.dateType === 'asap' && first !== undefined) return takeFirstSlot(draft, draft.date, first.from)
  return slots.some(({ from }) => from === draft.time) ? draft : { ...draft, time: null }
}

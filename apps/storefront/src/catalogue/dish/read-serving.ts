import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { IsoDate, StoreMoment, WeekWindow } from '@comanda/rules/time/calendar'
import { defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import { findChosenMoment } from '@comanda/rules/venue/chosen-moment'
import { loadSpokenWords, spokenLanguage } from '@comanda/screen/spoken-language'
import { openClock } from '../../state/store-clock.ts'
import { sayNextServing } from '../menu/say-next-serving.ts'
import type { DishPlace } from './use-place.ts'

export interface DishServing {
  /** The moment for which the dish is chosen. */
  readonly at: StoreMoment
  /** When a dish of these hours is served next, in words. */
  readonly sayNext: (windows: readonly WeekWindow[]) => string | null
}

/** The hour by which a dish of sections is chosen, which is the one that the menu around it obeys (F-221). */
export async function readServing({ mode, store }: DishPlace, modes: readonly OrderingMode[]): Promise<DishServing> {
  const [clock, held, words] = await Promise.all([
    openClock(),
    mode === null || mode === 'digital-card' ? null : findHeld(modes),
    loadSpokenWords('catalogue', 'setup'),
  ])
  const now = toStoreMoment(clock(), store?.timeZone ?? defaultTimeZone)
  const at = findChosenMoment(held?.cart.setup ?? { date: null, time: null }, now)
  return { at, sayNext: (windows) => sayNext(windows, { at, today: now.date }) }

  function sayNext(own: readonly WeekWindow[], question: { readonly at: StoreMoment; readonly today: IsoDate }) {
    return sayNextServing({ ofCategories: [], own }, question, { words, language: spokenLanguage() })
  }
}

async function findHeld(modes: readonly OrderingMode[]) {
  const { order } = await import('../../cart/order.ts')
  return order.open(modes)
}

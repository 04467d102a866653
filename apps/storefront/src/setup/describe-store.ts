import type { Words } from '@comanda/i18n/areas'
import { languages } from '@comanda/i18n/languages'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { Instant } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { kilometresBetween } from '@comanda/rules/venue/delivery-area'
import { findNextOpening, isStoreOpen } from '@comanda/rules/venue/opening'
import type { Store } from '@comanda/rules/venue/store'
import { type DaySpeech, toDayLabel } from '../parts/to-day-label.ts'
import { readKeptPlace } from './kept-address.ts'

interface StoreSpeech extends DaySpeech {
  readonly words: Words<'setup'>['setup']
  readonly now: Instant
}

/** Whether it is open, or when it opens, and how far away it is where that is known. */
export function describeStore(store: Store, mode: OrderingMode, speech: StoreSpeech): string {
  const { words, language } = speech
  const place = readKeptPlace()
  const away = place && store.location ? kilometresBetween(place, store.location) : null
  const number = new Intl.NumberFormat(languages[language].tag, { maximumFractionDigits: 1 })
  const opening = describeOpening(store, mode, speech)
  return away === null ? opening : `${opening} · ${words.distance(number.format(away))}`
}

function describeOpening(store: Store, mode: OrderingMode, { now, ...speech }: StoreSpeech): string {
  const { words } = speech
  if (isStoreOpen(store, mode, now)) return words.open
  const next = store.takeawayClosed ? undefined : findNextOpening(store, mode, now)
  if (next === undefined) return words.closedStore
  const { date: today } = toStoreMoment(now, store.timeZone)
  return words.opens(toDayLabel(next.date, today, speech), formatMinute(next.minute))
}

import { languages } from '@comanda/i18n/languages'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { Instant } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { kilometresBetween } from '@comanda/rules/venue/delivery-area'
import { findNextOpening, isStoreOpen } from '@comanda/rules/venue/opening'
import type { Store } from '@comanda/rules/venue/store'
import { readKeptPlace } from './kept-address.ts'
import { type DaySpeech, toDayLabel } from './to-day-label.ts'
import type { SetupWork } from './use-setup-work.ts'

/** Open or when it opens, and how far away it is where that is known. */
export function describeStore(
  store: Store,
  mode: OrderingMode,
  { venues, words: { setup: words }, language }: Pick<SetupWork, 'venues' | 'words' | 'language'>,
): string {
  if (venues === null) return ''
  const place = readKeptPlace()
  const away = place && store.location ? kilometresBetween(place, store.location) : null
  const number = new Intl.NumberFormat(languages[language].tag, { maximumFractionDigits: 1 })
  const opening = describeOpening(store, mode, venues.clock())
  return away === null ? opening : `${opening} · ${words.distance(number.format(away))}`

  function describeOpening(asked: Store, way: OrderingMode, now: Instant): string {
    if (isStoreOpen(asked, way, now)) return words.open
    const next = asked.takeawayClosed ? undefined : findNextOpening(asked, way, now)
    if (next === undefined) return words.closedStore
    const { date: today } = toStoreMoment(now, asked.timeZone)
    const speech: DaySpeech = { words, language }
    return words.opens(toDayLabel(next.date, today, speech), formatMinute(next.minute))
  }
}

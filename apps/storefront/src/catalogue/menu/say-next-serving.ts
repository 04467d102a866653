import type { Words } from '@comanda/i18n/areas'
import type { Language } from '@comanda/i18n/languages'
import { modeRules } from '@comanda/rules/modes/mode-rules'
import type { IsoDate, StoreMoment } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import { defaultTimeZone, instant, toStoreMoment } from '@comanda/rules/time/store-moment'
import { countSteadyMinutes, findNextServing, type ServingHours } from '@comanda/rules/venue/next-serving'
import { toDayLabel } from '../../parts/to-day-label.ts'
import type { Serving } from '../../views/home-view.ts'
import type { PageQuestion } from '../../views/page-question.ts'

interface LaterSpeech {
  readonly words: Words<'catalogue' | 'setup'>
  readonly language: Language
}

interface LaterQuestion {
  readonly at: StoreMoment
  readonly today: IsoDate
}

/** When a dish of these hours is served next; null when it is served at the moment that is asked about. */
export function sayNextServing(
  hours: ServingHours,
  { at, today }: LaterQuestion,
  { words, language }: LaterSpeech,
): string | null {
  const next = findNextServing(hours, at)
  if (next === 'now') return null
  if (next === null) return words.serving.notNow
  const hour = formatMinute(next.minute)
  if (next.date === today) return words.serving.from(hour)
  const day = toDayLabel(next.date, today, { words: words.setup, language })
  return words.serving.at(`${day.charAt(0).toUpperCase()}${day.slice(1)}`, hour)
}

/** A page is kept for the rest of a quarter of an hour at most. */
const keptMinutes = 15

/** For a page that is made now, for visitors of whom nothing is known yet. */
export function openServing({ site, stores, now, words, language }: PageQuestion): Serving {
  const store = stores.find(({ id }) => id === site.firstStoreId) ?? stores[0]
  const zone = store?.timeZone ?? defaultTimeZone
  const at = toStoreMoment(now, zone)
  const isChecked = site.modes.some((mode) => modeRules[mode].checksHours)
  const say = (hours: ServingHours) => sayNextServing(hours, { at, today: at.date }, { words, language })
  const leftMinutes = keptMinutes - (at.minute % keptMinutes)
  return {
    zone,
    say: (hours) => (isChecked ? say(hours) : null),
    findEnd: (hours) => {
      const steady = countSteadyMinutes(isChecked ? hours : [], at, leftMinutes)
      return instant(Math.floor(now / 60_000 + steady) * 60_000)
    },
  }
}

import type { Words } from '@comanda/i18n/areas'
import { formatDay, toDateTag } from '@comanda/i18n/format-day'
import type { Language } from '@comanda/i18n/languages'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { daysBetween } from '@comanda/rules/time/iso-date'

/** A day as people name it: today, tomorrow, the weekday, or the date when it is past or a week or more away. */
export function toDayLabel(date: IsoDate, today: IsoDate, speech: DaySpeech): string {
  const { words, language } = speech
  const ahead = daysBetween(today, date)
  if (ahead === 0) return words.today
  if (ahead === 1) return words.tomorrow
  if (ahead < 0 || ahead >= 7) return words.onDay(formatDay(date, language, 'plain'))
  // Noon in London is the same day everywhere a store can be.
  const named = new Intl.DateTimeFormat(toDateTag(language), { weekday: 'long', timeZone: 'UTC' })
  return words.onDay(named.format(Date.parse(`${date}T12:00:00Z`)))
}

export interface DaySpeech {
  readonly words: Pick<Words<'setup'>['setup'], 'today' | 'tomorrow' | 'onDay'>
  readonly language: Language
}

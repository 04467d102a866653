import type { Words } from '@comanda/i18n/areas'
import { formatDay } from '@comanda/i18n/format-day'
import type { Language } from '@comanda/i18n/languages'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { daysBetween } from '@comanda/rules/time/iso-date'

/**
 * A day as people name it: «hoy», «mañana», «el viernes 20», and with its month where it is past or two weeks away or
 * more. As long as nobody knows which day it is, the month is named.
 */
export function toDayLabel(date: IsoDate, today: IsoDate | null, { words, language }: DaySpeech): string {
  const ahead = today === null ? -1 : daysBetween(today, date)
  if (ahead === 0) return words.today
  if (ahead === 1) return words.tomorrow
  return words.onDay(formatDay(date, language, ahead < 0 || ahead >= 14 ? 'said' : 'near'))
}

export interface DaySpeech {
  readonly words: Pick<Words<'setup'>['setup'], 'today' | 'tomorrow' | 'onDay'>
  readonly language: Language
}

import { toDateTag } from './format-day.ts'
import type { Language } from './languages.ts'

/** A moment with its day and hour in a time zone: «18 de noviembre de 2026 a las 21:05». */
export function formatMoment(at: number, language: Language, timeZone: string): string {
  const style = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  } as const
  return new Intl.DateTimeFormat(toDateTag(language), style).format(at)
}

import { type Language, languages } from './languages.ts'

const styles = {
  /** «21 de noviembre», inside a sentence. */
  plain: { day: 'numeric', month: 'long' },
  /** With the year, for texts that are kept, such as a mail. */
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  /** «sáb, 21 nov», where there is little room. */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** «sábado, 21 de noviembre», for screen readers. */
  spoken: { weekday: 'long', day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A calendar day (YYYY-MM-DD) in the reader's language; time zones do not matter. */
export function formatDay(date: string, language: Language, style: keyof typeof styles): string {
  return new Intl.DateTimeFormat(toDateTag(language), { ...styles[style], timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )
}

/** Dates in English are written as in Europe, with the day before the month. */
export function toDateTag(language: Language): string {
  const { tag } = languages[language]
  return tag === 'en' ? 'en-GB' : tag
}

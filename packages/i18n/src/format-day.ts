import { type Language, languages } from './languages.ts'

const styles = {
  /** «21 de noviembre», inside a sentence. */
  plain: { day: 'numeric', month: 'long' },
  /** With the year, for what is filed. */
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  /** «sáb, 21 nov», where there is little room. */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** «sábado, 21 de noviembre», for screen readers. */
  spoken: { weekday: 'long', day: 'numeric', month: 'long' },
  /** «sábado 21», for a day so near that nobody names its month. */
  near: { weekday: 'long', day: 'numeric' },
  /** «sábado 21 de noviembre», as people say it. */
  said: { weekday: 'long', day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** To make one costs far more than to use it. */
const formatters: Record<string, Intl.DateTimeFormat> = {}

/** A calendar day (YYYY-MM-DD) in the reader's language; time zones do not matter. */
export function formatDay(date: string, language: Language, style: keyof typeof styles): string {
  // «am Freitag, 20.» stops short: in German the month belongs to it.
  const asked = language === 'ger' && style === 'near' ? 'said' : style
  const key = `${language} ${asked}`
  formatters[key] ??= new Intl.DateTimeFormat(toDateTag(language), { ...styles[asked], timeZone: 'UTC' })
  const text = formatters[key].format(new Date(`${date}T12:00:00Z`))
  if (language === 'eu') return mendBasque(text)
  return style === 'said' && language !== 'ger' ? text.replace(',', '') : text
}

/** The formatter leaves endings open, «azaroa 20(a), ostirala», and puts a weekday last. */
function mendBasque(text: string): string {
  return text
    .replace(/^(\p{L}{3,}a) (?=\d)/u, '$1ren ')
    .replace(/(\d+)\(a\)/, (_, day) => (day === '11' || day === '31' ? day : `${day}a`))
    .replace(/^(\d+), (\p{L}+)$/u, '$2 $1')
}

/** Dates in English are written as in Europe, with the day before the month. */
export function toDateTag(language: Language): string {
  const { tag } = languages[language]
  return tag === 'en' ? 'en-GB' : tag
}

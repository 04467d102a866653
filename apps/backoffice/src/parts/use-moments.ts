import { toDateTag } from '@comanda/i18n/format-day'
import type { TimeZone } from '@comanda/rules/time/calendar'
import { useLanguage } from '@comanda/screen/words'
import { useZone } from './in-store.tsx'

interface Moments {
  /** «14 mar, 13:30» */
  readonly moment: (at: number) => string
  /** «13:30» */
  readonly hour: (at: number) => string
}

/** Moments in the language of the reader and by the clock of the store that is shown. */
export function useMoments(): Moments {
  return useMomentsIn(useZone())
}

/** By the clock of a zone; null, where no store is known, stands for the browser's own. */
export function useMomentsIn(timeZone: TimeZone | null): Moments {
  const tag = toDateTag(useLanguage())
  const hour = { hour: '2-digit', minute: '2-digit', ...(timeZone !== null && { timeZone }) } as const
  const moment = { day: 'numeric', month: 'short', ...hour } as const
  return {
    moment: (at) => new Intl.DateTimeFormat(tag, moment).format(at),
    hour: (at) => new Intl.DateTimeFormat(tag, hour).format(at),
  }
}

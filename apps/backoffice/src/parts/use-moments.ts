import { toDateTag } from '@comanda/i18n/format-day'
import { useLanguage } from '@comanda/screen/words'

interface Moments {
  /** «14 mar, 13:30» */
  readonly moment: (at: number) => string
  /** «13:30» */
  readonly hour: (at: number) => string
}

/** Moments in the language and the time zone of this browser. */
export function useMoments(): Moments {
  const tag = toDateTag(useLanguage())
  const hour = { hour: '2-digit', minute: '2-digit' } as const
  const moment = { day: 'numeric', month: 'short', ...hour } as const
  return {
    moment: (at) => new Intl.DateTimeFormat(tag, moment).format(at),
    hour: (at) => new Intl.DateTimeFormat(tag, hour).format(at),
  }
}

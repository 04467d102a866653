import { formatDay } from '@comanda/i18n/format-day'
import { formatMinute } from '@comanda/rules/time/minute'
import type { StoppedMode } from '@comanda/rules/venue/stopped-modes'
import { useLanguage, useWords } from '@comanda/screen/words'

/** Why a way of ordering is missing, and from when on it is there again (DAY-219). */
export function StoppedNotice({ stopped }: { readonly stopped: readonly StoppedMode[] }) {
  const words = useWords('setup')
  const language = useLanguage()
  return (
    <ul className="mt-2 grid gap-1 text-sm text-pretty empty:hidden">
      {stopped.map(({ mode, store, at, date }) => {
        const what = store === null ? words.modes[mode] : `${store} · ${words.modes[mode]}`
        const day = date === null ? null : words.setup.onDay(formatDay(date, language, 'near'))
        return <li key={`${mode} ${store}`}>{words.setup.stopped(what, formatMinute(at), day)}</li>
      })}
    </ul>
  )
}

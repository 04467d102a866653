import { formatDay } from '@comanda/i18n/format-day'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { addDays, daysBetween } from '@comanda/rules/time/iso-date'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { classNames } from '@comanda/ui/class-names'
import { useState } from 'react'
import type { BookReply } from './book-things.ts'

interface DayStepsProps {
  readonly reply: BookReply | null
  /** Null is today. */
  readonly onDay: (day: IsoDate | null) => void
}

/** Which day is shown, how many come on it, and the way to the others. While one is read the last one stays. */
export function DaySteps({ reply, onDay }: DayStepsProps) {
  const { book: words } = useWords('book')
  const [known, setKnown] = useState(reply)
  if (reply !== null && reply !== known) setKnown(reply)
  const nameDay = useDayName(known?.today)
  if (known === null) return null
  const { day, today, days, bookings } = known
  const go = (to: IsoDate) => onDay(to === today ? null : to)
  const counted = days.find((one) => one.day === day)
  const standing = bookings.filter(({ state }) => state !== 'cancelled' && state !== 'no-show')
  const people = counted?.people ?? standing.reduce((sum, { party }) => sum + party, 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center gap-2">
        <Button {...arrow} look="soft" aria-label={words.previousDay} onClick={() => go(addDays(day, -1))}>
          <span aria-hidden="true">‹</span>
        </Button>
        <p className="grid min-w-0 flex-1 text-center md:flex-none md:min-w-72">
          <strong className="text-xl first-letter:uppercase">{nameDay(day)}</strong>
          <span className="text-muted tabular-nums">
            {words.bookings(counted?.bookings ?? standing.length)} · {words.people(people)}
          </span>
        </p>
        <Button {...arrow} look="soft" aria-label={words.nextDay} onClick={() => go(addDays(day, 1))}>
          <span aria-hidden="true">›</span>
        </Button>
      </div>
      <nav aria-label={words.days} className="-mx-4 overflow-x-auto px-4 py-1 md:mx-0 md:px-1">
        <ul className="flex gap-2">
          {days.map((one) => (
            <li key={one.day}>
              <button
                type="button"
                aria-current={one.day === day ? 'date' : undefined}
                onClick={() => go(one.day)}
                className={classNames(
                  'relative grid min-h-13 min-w-20 cursor-pointer content-center rounded-lg border border-line px-3 text-center whitespace-nowrap hover:bg-sunken',
                  one.day === day ? 'bg-primary-soft text-on-primary-soft' : 'bg-surface',
                )}
              >
                <ShortDay day={one.day} today={today} />
                <span className="text-lg leading-tight font-extrabold tabular-nums">
                  {one.bookings}
                  <span className="sr-only"> {words.bookings(one.bookings)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

const arrow = { size: 'medium', className: 'size-11 shrink-0 px-0 text-2xl' } as const

function ShortDay({ day, today }: { readonly day: IsoDate; readonly today: IsoDate }) {
  const { book: words } = useWords('book')
  const language = useLanguage()
  return <span className="text-sm">{day === today ? words.today : formatDay(day, language, 'short')}</span>
}

/** «Hoy, jueves 19 de noviembre» */
function useDayName(today: IsoDate | undefined): (day: IsoDate) => string {
  const { book: words } = useWords('book')
  const language = useLanguage()
  return (day) => {
    const said = formatDay(day, language, 'said')
    const ahead = today === undefined ? null : daysBetween(today, day)
    if (ahead === 0) return `${words.today}, ${said}`
    return ahead === 1 ? `${words.tomorrow}, ${said}` : said
  }
}

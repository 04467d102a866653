import { formatDay, toDateTag } from '@comanda/i18n/format-day'
import { colourOf, type DayColour, type DayState } from '@comanda/rules/booking/booking-days'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { useLanguage, useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { parseDate } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'

interface DayCalendarProps {
  /** The first and the last day offered. */
  readonly days: readonly IsoDate[]
  /** Undefined while it is not known. */
  readonly stateOf: (date: IsoDate) => DayState | undefined
  readonly chosen: IsoDate | null
  readonly onChoose: (date: IsoDate) => void
}

const looks: Record<DayColour, string> = {
  green: 'bg-free text-on-free font-bold',
  red: 'bg-full text-on-full line-through',
  grey: 'bg-sunken text-muted',
  plain: 'text-muted',
}

/** So many days fit into two weeks, whatever the weekday: no month is leafed through for them. */
const shortDays = 8

/** Two weeks from Monday, or a month at a time where the venue books further ahead (BOOKING-004, OPEN-073). */
export function DayCalendar({ days, stateOf, chosen, onChoose }: DayCalendarProps) {
  const { booking: words } = useWords('booking')
  const language = useLanguage()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const isLong = days.length > shortDays
  return (
    <I18nProvider locale={toDateTag(language)}>
      <Calendar
        aria-label={words.day}
        firstDayOfWeek="mon"
        visibleDuration={isLong ? { months: 1 } : { weeks: 2 }}
        minValue={parseDate(first)}
        maxValue={parseDate(last)}
        defaultFocusedValue={parseDate(chosen ?? first)}
        value={chosen === null ? null : parseDate(chosen)}
        isDateUnavailable={(date) => stateOf(getIsoDate(date.toString())) === 'closed'}
        onChange={(date) => onChoose(getIsoDate(date.toString()))}
      >
        <header className="flex items-center justify-between">
          {isLong && <MonthButton slot="previous" label={words.previousMonth} sign="←" />}
          <CalendarHeading className="font-bold first-letter:uppercase" />
          {isLong && <MonthButton slot="next" label={words.nextMonth} sign="→" />}
        </header>
        <CalendarGrid weekdayStyle="narrow" className="w-full table-fixed border-separate border-spacing-1">
          <CalendarGridHeader>
            {(letter) => (
              <CalendarHeaderCell className="py-1 text-sm font-bold text-muted">{letter}</CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => {
              const day = getIsoDate(date.toString())
              const isOffered = day >= first && day <= last
              const state = isOffered ? stateOf(day) : 'closed'
              const colour = state === undefined ? 'plain' : colourOf(day, state)
              const said = [formatDay(day, language, 'spoken'), state && isOffered && words.days[state]].filter(Boolean)
              const spoken = { 'aria-label': said.join(', ') }
              return (
                <CalendarCell
                  date={date}
                  // The meaning of the colour is also given as text.
                  render={(props) => <div {...props} {...spoken} />}
                  data-colour={colour}
                  className={({ isSelected, isDisabled, isUnavailable, isOutsideMonth }) =>
                    classNames(
                      isLong && isOutsideMonth && 'invisible',
                      'relative flex h-12 cursor-pointer flex-col items-center justify-center rounded-xl outline-offset-2 tabular-nums',
                      isSelected ? 'bg-primary font-bold text-on-primary' : looks[colour],
                      (isDisabled || isUnavailable) && 'cursor-default',
                      !isOffered && 'opacity-60',
                    )
                  }
                >
                  {({ formattedDate, isSelected }) => (
                    <>
                      {formattedDate}
                      <span aria-hidden="true" className="-mt-1 h-3 text-xs leading-3">
                        {state === 'free' ? '•' : state === 'full' && !isSelected ? '×' : ''}
                      </span>
                    </>
                  )}
                </CalendarCell>
              )
            }}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
      <p aria-hidden="true" className="mt-1 flex gap-4 text-sm text-muted">
        <span>
          <b className="text-on-free">•</b> {words.days.free}
        </span>
        <span>
          <b className="text-on-full">×</b> {words.days.full}
        </span>
      </p>
    </I18nProvider>
  )
}

interface MonthButtonProps {
  readonly slot: 'previous' | 'next'
  readonly label: string
  readonly sign: string
}

function MonthButton({ slot, label, sign }: MonthButtonProps) {
  return (
    <Button
      slot={slot}
      aria-label={label}
      className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-xl hover:bg-sunken disabled:cursor-default disabled:opacity-40"
    >
      <span aria-hidden="true">{sign}</span>
    </Button>
  )
}

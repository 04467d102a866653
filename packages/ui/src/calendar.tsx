import {
  Calendar as AriaCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  type DateValue,
  Heading,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'

export interface CalendarProps<Day extends DateValue> {
  readonly label: string
  /** BCP 47: months and weekdays are named in this language. */
  readonly locale: string
  readonly value: Day | null
  readonly first: Day
  readonly last?: Day
  /** Days that cannot be chosen are shown but skipped. */
  readonly isAllowed: (day: Day) => boolean
  readonly onChoose: (day: Day) => void
  readonly takesFocus?: boolean
}

const arrow =
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-xl outline-none hover:bg-sunken ' +
  'data-focus-visible:outline-3 data-focus-visible:outline-focus data-disabled:cursor-default data-disabled:opacity-40'

/** One month at a time, its weeks beginning on Monday (SETUP-033). */
export function Calendar<Day extends DateValue>(props: CalendarProps<Day>) {
  const { label, locale, value, first, last, isAllowed, onChoose, takesFocus = false } = props
  return (
    <I18nProvider locale={locale}>
      <AriaCalendar<Day>
        aria-label={label}
        value={value}
        minValue={first}
        {...(last && { maxValue: last })}
        isDateUnavailable={(day) => !isAllowed(day as Day)}
        onChange={(day) => onChoose(day as unknown as Day)}
        firstDayOfWeek="mon"
        autoFocus={takesFocus}
        className="w-full max-w-sm"
      >
        <header className="flex items-center justify-between">
          <Button slot="previous" className={arrow}>
            <span aria-hidden="true">‹</span>
          </Button>
          <Heading className="font-bold first-letter:uppercase" />
          <Button slot="next" className={arrow}>
            <span aria-hidden="true">›</span>
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short" className="mt-1 w-full table-fixed border-collapse">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className="py-1 text-xs font-bold text-muted">{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                date={date}
                className="mx-auto flex size-11 cursor-pointer items-center justify-center rounded-full font-bold tabular-nums outline-none hover:bg-sunken data-disabled:cursor-default data-disabled:font-normal data-disabled:text-muted data-disabled:hover:bg-transparent data-focus-visible:outline-3 data-focus-visible:outline-focus data-outside-month:invisible data-selected:bg-primary data-selected:text-on-primary data-unavailable:cursor-default data-unavailable:font-normal data-unavailable:text-muted data-unavailable:line-through data-unavailable:hover:bg-transparent"
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    </I18nProvider>
  )
}

import { languages } from '@comanda/i18n/languages'
import { countPromise, findPromisedTime } from '@comanda/rules/order/promised-time'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { toCalendarDay } from '@comanda/rules/time/calendar-day'
import { formatDate } from '@comanda/rules/time/iso-date'
import { formatMinute } from '@comanda/rules/time/minute'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { findLastDate, isDateFixed } from '@comanda/rules/venue/allowed-dates'
import { explainNoSlots, isDateOffered, listOrderSlots } from '@comanda/rules/venue/order-slots'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Calendar } from '@comanda/ui/calendar'
import { Select } from '@comanda/ui/select'
import { useId, useRef, useState } from 'react'
import { CalendarIcon } from '../parts/icons.tsx'
import { Apology } from './apology.tsx'
import { LoadNotice } from './load-notice.tsx'
import type { SetupWork } from './use-setup-work.ts'

type WhenWork = Pick<SetupWork, 'draft' | 'store' | 'venues' | 'context' | 'hours' | 'change'>

const alerts = {
  'store-closed': 'storeClosed',
  'choose-store-first': 'chooseStoreFirst',
  'no-delivery-address': 'addressMissing',
  'orders-not-taken': 'ordersNotTaken',
} as const

/** The time: the first free hour is filled in; another day and hour can be chosen (OPEN-011). */
export function WhenPart({ work }: { readonly work: WhenWork }) {
  const words = useWords('setup')
  const { setup } = words
  const { draft, store, venues, context, change } = work
  const { slots, hasFailed, askAgain, takeSoonest } = work.hours
  if (draft.mode === null || venues === null) return null
  const hasAddress = draft.usesDefaultAddress ? context.hasDefaultAddress : draft.address !== null
  const isEmpty = store === null || draft.date === null || (slots !== null && slots.length === 0)
  const hasHours =
    store !== null &&
    draft.date !== null &&
    listOrderSlots({ store, mode: draft.mode, now: venues.clock() }, draft.date).length > 0
  const reason = explainNoSlots({ mode: draft.mode, hasStore: store !== null, hasAddress, hasHours })
  const today = store === null ? null : toStoreMoment(venues.clock(), store.timeZone).date
  const { mode, date, time } = draft
  // What the kitchen needs now is in the hours that the server offers, a rush included.
  const promised = store && findPromisedTime({ mode, date, time, asSoonAsPossible: true }, store.hours)
  const count = store && countPromise(promised, { now: venues.clock(), timeZone: store.timeZone })
  return (
    <div>
      {!isEmpty && !hasFailed && (
        <p className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
          {draft.dateType === 'asap' ? (
            <span className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-primary-soft px-4 font-bold text-on-primary-soft tabular-nums">
              ✓ {setup.asap}
              {count !== null && `, ${setup.inMinutes(count.from, count.to)}`}
            </span>
          ) : (
            <button
              type="button"
              onClick={takeSoonest}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full border-2 border-line px-4 font-bold hover:bg-sunken"
            >
              {setup.asapBack}
            </button>
          )}
          {store !== null && isDateFixed(store.hours) && <span className="text-muted">{setup.onlyToday}</span>}
        </p>
      )}
      <div className="grid gap-3 min-[360px]:grid-cols-2">
        <DateField work={work} today={today} />
        <Select
          label={setup.time}
          options={(slots ?? []).map(({ from, to }) => ({
            id: from,
            text: `${formatMinute(from)} – ${formatMinute(to)}`,
          }))}
          value={slots?.some(({ from }) => from === draft.time) ? draft.time : null}
          placeholder={setup.chooseTime}
          emptyText={hasFailed ? setup.chooseTime : slots === null && !isEmpty ? words.frame.loading : setup.noSlots}
          onChange={(time) => change({ kind: 'time', time })}
        />
      </div>
      {hasFailed && <LoadNotice text={setup.hoursFailed} onRetry={askAgain} />}
      {isEmpty && <Apology text={setup[alerts[reason]]} />}
    </div>
  )
}

interface DateFieldProps {
  readonly work: WhenWork
  readonly today: IsoDate | null
}

/** Shows DD-MM-YYYY and opens a calendar; fixed where only today can be ordered for (SETUP-031, SETUP-033). */
function DateField({ work, today }: DateFieldProps) {
  const words = useWords('setup').setup
  const language = useLanguage()
  const { draft, store, venues, change } = work
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isFixed = store === null || today === null || isDateFixed(store.hours)
  const { mode } = draft
  const choose = (date: IsoDate) => {
    change({ kind: 'date', date })
    setOpen(false)
    field.current?.focus()
  }
  return (
    <>
      <div className="grid min-w-0 content-start gap-1.5">
        <span id={id} className="font-bold">
          {words.date}
        </span>
        <button
          ref={field}
          type="button"
          aria-labelledby={`${id} ${id}-value`}
          aria-expanded={isOpen}
          disabled={isFixed}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-13 w-full cursor-pointer items-center gap-2 rounded-2xl border border-muted bg-surface px-4 py-2 text-left tabular-nums disabled:cursor-default disabled:text-muted"
        >
          <CalendarIcon />
          <span id={`${id}-value`} className="min-w-0">
            {draft.date === null ? words.chooseDate : formatDate(draft.date)}
          </span>
        </button>
      </div>
      {isOpen && store !== null && venues !== null && today !== null && mode !== null && (
        <div
          ref={showWhole}
          className="order-last justify-self-center min-[360px]:col-span-2 rounded-2xl bg-sunken p-3"
        >
          <Calendar
            label={words.chooseDate}
            locale={languages[language].tag}
            value={draft.date === null ? null : toCalendarDay(draft.date)}
            first={toCalendarDay(today)}
            last={toCalendarDay(findLastDate(store.hours, today))}
            isAllowed={(day) => isDateOffered({ store, mode, now: venues.clock() }, day.toString() as IsoDate)}
            onChoose={(day) => choose(day.toString() as IsoDate)}
            takesFocus
          />
        </div>
      )}
    </>
  )
}

/** On a phone it opens at the lower edge, below the bar. */
function showWhole(calendar: HTMLElement | null): void {
  calendar?.scrollIntoView({ block: 'center' })
}

import type { IsoDate } from '@comanda/rules/time/calendar'
import { findIsoDate } from '@comanda/rules/time/iso-date'
import { useWords } from '@comanda/screen/words'
import { useId } from 'react'

interface DayFieldProps {
  readonly days: readonly IsoDate[]
  readonly chosen: IsoDate | null
  readonly onChoose: (date: IsoDate) => void
}

/** The device's own date picker, for the compact form (BOOKING-004, BOOKING-039). */
export function DayField({ days, chosen, onChoose }: DayFieldProps) {
  const { booking: words } = useWords('booking')
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {words.day}
      </label>
      <input
        id={id}
        type="date"
        min={days[0]}
        max={days.at(-1)}
        value={chosen ?? ''}
        onChange={(event) => {
          const day = findIsoDate(event.target.value)
          if (day !== undefined && days.includes(day)) onChoose(day)
        }}
        className="h-13 w-full rounded-2xl border border-muted bg-surface px-4 text-base text-text"
      />
    </div>
  )
}

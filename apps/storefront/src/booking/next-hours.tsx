import { everyHour, listOfferedHours, type OfferedHour } from '@comanda/rules/booking/offered-hours'
import type { StoreId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import { useRead } from '@comanda/screen/use-read'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useId } from 'react'
import { toDayLabel } from '../parts/to-day-label.ts'
import { readHours } from './read-booking.ts'

interface NextHoursProps {
  readonly storeId: StoreId
  readonly party: number
  /** The first day with places; undefined while it is not known, null where there is none. */
  readonly date: IsoDate | null | undefined
  readonly today: IsoDate
  /** Grows when the data may be outdated. */
  readonly round: number
  readonly onHour: (party: number, date: IsoDate, hour: OfferedHour) => void
}

/** So many fit beside each other on a phone. */
const shownHours = 4

/** The next free hours before anything is chosen: one tap takes people, day and hour. */
export function NextHours({ storeId, party, date, today, round, onHour }: NextHoursProps) {
  const { booking: words, setup } = useWords('booking', 'setup')
  const language = useLanguage()
  const id = useId()
  const read = useRead(date ? `hours ${round} ${storeId} ${party} ${date}` : null, () =>
    readHours({ storeId, party, date: date as IsoDate }),
  )
  if (date === null) return null
  const hours = read.state === 'ready' ? listOfferedHours(read.value, everyHour).slice(0, shownHours) : []
  // Its height is kept from the start, so that what is below it does not move.
  return (
    <section aria-labelledby={id} className="mt-4 min-h-19">
      <p className="mb-1.5">
        <b id={id}>{words.nextHours}</b>
        {date !== undefined && (
          <span className="text-muted">
            {` · ${toDayLabel(date, today, { words: setup, language })} · ${words.people(party)}`}
          </span>
        )}
      </p>
      {read.state === 'ready' && hours.length === 0 && <p className="text-muted">{words.noHours}</p>}
      <div className="grid grid-cols-4 gap-2">
        {date !== undefined &&
          hours.map((hour) => (
            <Button key={hour.at} look="soft" className="px-1 tabular-nums" onClick={() => onHour(party, date, hour)}>
              {formatMinute(hour.at)}
            </Button>
          ))}
      </div>
    </section>
  )
}

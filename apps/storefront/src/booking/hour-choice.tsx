import type { OfferedSitting } from '@comanda/contract/entities/booking'
import { formatDay } from '@comanda/i18n/format-day'
import type { BookingDraft } from '@comanda/rules/booking/booking-draft'
import {
  everyHour,
  type HourFilter,
  listFullSittings,
  listOfferedHours,
  listTurns,
  narrowTo,
  type OfferedHour,
} from '@comanda/rules/booking/offered-hours'
import type { StoreId } from '@comanda/rules/ids'
import type { IsoDate, StoreMoment } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { ChipGroup } from '@comanda/ui/chip-group'
import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import type { BookingDay, Zone } from './read-booking.ts'

const WaitForm = lazy(() => import('./wait-form.tsx'))

interface HourChoiceProps {
  readonly storeId: StoreId
  /** The time on the venue's clock. */
  readonly now: StoreMoment
  readonly sittings: readonly OfferedSitting[]
  readonly zones: readonly Zone[]
  readonly days: readonly BookingDay[]
  readonly draft: BookingDraft
  readonly filter: HourFilter
  readonly onFilter: (filter: HourFilter) => void
  readonly onHour: (hour: OfferedHour) => void
  readonly onDay: (date: IsoDate) => void
}

/** How many alternatives are offered when the evening is full. */
const alternativeCount = 3

/** Zone chips, turn chips, and the hours that take the party, three in a row (BOOKING-006). */
export function HourChoice(props: HourChoiceProps) {
  const { storeId, now, sittings, zones, days, draft, filter, onFilter, onHour, onDay } = props
  const { booking: words } = useWords('booking')
  const id = useId()
  const top = useRef<HTMLDivElement>(null)
  // On a phone the hours are below the visible part, so the page scrolls to them.
  useEffect(() => {
    if (matchMedia('(max-width: 767px)').matches) top.current?.scrollIntoView({ block: 'start' })
  }, [])
  const shownZones = zones.filter((zone) => sittings.some(({ resourceId }) => resourceId === zone.resourceId))
  const turns = listTurns(sittings, filter.resourceId)
  const hours = listOfferedHours(sittings, filter)
  const full =
    hours.length > 0 || draft.date === null ? [] : listFullSittings(sittings, filter, { date: draft.date, now })
  return (
    <div ref={top} className="grid scroll-mt-4 gap-5">
      {shownZones.length > 1 && (
        <ChipGroup
          legend={words.zone}
          options={[
            { value: null, label: words.anyZone },
            ...shownZones.map(({ resourceId, name }) => ({ value: resourceId, label: name })),
          ]}
          value={filter.resourceId}
          onChange={(resourceId) => onFilter(narrowTo(sittings, filter, resourceId))}
        />
      )}
      {turns.length > 1 && (
        <ChipGroup
          legend={words.turn}
          options={[{ value: null, label: words.anyTurn }, ...turns.map((turn) => ({ value: turn, label: turn }))]}
          value={filter.turn}
          onChange={(turn) => onFilter({ ...filter, turn })}
        />
      )}
      <fieldset>
        <legend className="mb-2 font-bold" role={hours.length === 0 ? 'status' : undefined}>
          {hours.length === 0 ? words.noHours : words.chooseHour}
        </legend>
        {hours.length > 0 ? (
          <div data-hours className="grid grid-cols-3 gap-2">
            {hours.map((hour) => (
              <HourButton
                key={hour.at}
                name={`${id}hour`}
                hour={hour}
                isChosen={draft.at === hour.at}
                onChoose={() => onHour(hour)}
              />
            ))}
          </div>
        ) : (
          <Alternatives sittings={sittings} zones={zones} days={days} draft={draft} onHour={onHour} onDay={onDay} />
        )}
      </fieldset>
      {full.length > 0 && draft.party !== null && draft.date !== null && (
        <Suspense>
          <WaitForm storeId={storeId} zones={zones} party={draft.party} date={draft.date} sittings={full} />
        </Suspense>
      )}
    </div>
  )
}

interface HourButtonProps {
  readonly name: string
  readonly hour: OfferedHour
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function HourButton({ name, hour, isChosen, onChoose }: HourButtonProps) {
  return (
    <label className="relative inline-flex min-h-12 cursor-pointer items-center justify-center rounded-2xl border-2 border-line text-lg font-bold tabular-nums has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-2xl outline-none"
      />
      {formatMinute(hour.at)}
    </label>
  )
}

type AlternativesProps = Pick<HourChoiceProps, 'sittings' | 'zones' | 'days' | 'draft' | 'onHour' | 'onDay'>

/** When it is full here: the same day in another zone, else the next days with places. */
function Alternatives({ sittings, zones, days, draft, onHour, onDay }: AlternativesProps) {
  const { booking: words } = useWords('booking')
  const language = useLanguage()
  const hours = listOfferedHours(sittings, everyHour).slice(0, alternativeCount)
  const free = days.filter(({ date, isFree }) => isFree && date !== draft.date)
  const later = free.filter(({ date }) => draft.date === null || date > draft.date)
  const offered = (later.length > 0 ? later : free).slice(0, alternativeCount)
  if (hours.length === 0 && offered.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="text-muted">{words.alsoFree}</p>
      <div className="flex flex-wrap gap-2">
        {hours.length > 0
          ? hours.map((hour) => (
              <Button key={hour.at} look="soft" onClick={() => onHour(hour)}>
                {[zones.find(({ resourceId }) => resourceId === hour.resourceId)?.name, formatMinute(hour.at)]
                  .filter(Boolean)
                  .join(' · ')}
              </Button>
            ))
          : offered.map(({ date }) => (
              <Button key={date} look="soft" onClick={() => onDay(date)}>
                {formatDay(date, language, 'short')}
              </Button>
            ))}
      </div>
    </div>
  )
}

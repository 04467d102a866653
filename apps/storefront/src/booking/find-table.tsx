import { getFreeBookings } from '@comanda/contract/calls/booking'
import { getResourcesBooking } from '@comanda/contract/calls/resource'
import { formatDay } from '@comanda/i18n/format-day'
import { type DayState, daysAheadFor, listBookingDays, narrowScreenPixels } from '@comanda/rules/booking/booking-days'
import {
  type BookingDraft,
  canContinue,
  chooseDay,
  chooseHour,
  chooseParty,
  chooseRoom,
  chooseSitting,
  forgetHour,
} from '@comanda/rules/booking/booking-draft'
import { everyHour, type OfferedHour } from '@comanda/rules/booking/offered-hours'
import { readText } from '@comanda/rules/text/local-text'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { Store } from '@comanda/rules/venue/store'
import { useRead } from '@comanda/screen/use-read'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { classNames } from '@comanda/ui/class-names'
import { useState } from 'react'
import { RichText } from '../parts/rich-text.tsx'
import { call } from '../state/client.ts'
import { openClock } from '../state/store-clock.ts'
import { DayCalendar } from './day-calendar.tsx'
import { DayField } from './day-field.tsx'
import { Foot } from './foot.tsx'
import { HourChoice } from './hour-choice.tsx'
import { PartyChoice } from './party-choice.tsx'
import { readHours } from './read-booking.ts'
import { Trouble } from './trouble.tsx'
import { useIsWide } from './use-is-wide.ts'

interface FindTableProps {
  readonly store: Store
  readonly draft: BookingDraft
  readonly onDraft: (draft: BookingDraft) => void
  readonly onNext: (zone: string) => void
  readonly onBack: (() => void) | null
  /** The earlier, smaller version of this form (BOOKING-039, OPEN-095). */
  readonly isCompact: boolean
  /** Grows when the data may be outdated, because somebody else took the hour. */
  readonly round: number
}

/** «Encuentra»: people, day, hour. */
export function FindTable({ store, draft, onDraft, onNext, onBack, isCompact, round }: FindTableProps) {
  const { booking: words } = useWords('booking')
  const language = useLanguage()
  const isWide = useIsWide()
  const [filter, setFilter] = useState(everyHour)
  const { party, date } = draft
  const isAsked = party !== null && date !== null

  // Nothing can be shown before the venue's date is known; zones, days and hours arrive later, each in its own place.
  const clock = useRead('clock', openClock)
  const storeId = store.id
  // One call, whose answer serves the whole flow (OPEN-098).
  const zones = useRead(`zones ${storeId}`, () => call(getResourcesBooking, { storeId }))
  const days = useRead(`days ${round} ${storeId} ${party ?? 1}`, () =>
    call(getFreeBookings, { storeId, party: party ?? 1 }),
  )
  const hours = useRead(isAsked ? `hours ${round} ${storeId} ${party} ${date}` : null, () =>
    readHours({ storeId, party: party ?? 1, date: date as IsoDate }),
  )

  const change = (next: BookingDraft) => {
    setFilter(everyHour)
    onDraft(next)
  }
  const take = ({ resourceId, sittingId, at }: OfferedHour) =>
    onDraft(chooseHour(chooseSitting(chooseRoom(draft, resourceId), sittingId), at))

  if (clock.state !== 'ready') return <Waiting />
  const today = toStoreMoment(clock.value(), store.timeZone).date
  const offered = listBookingDays(today, daysAheadFor(isWide ? narrowScreenPixels : 0))
  const known = days.state === 'ready' ? days.value : []
  const stateOf = (day: IsoDate): DayState | undefined => {
    if (days.state !== 'ready') return undefined
    const found = known.find((each) => each.date === day)
    return found === undefined ? 'closed' : found.isFree ? 'free' : 'full'
  }
  const zoneList = zones.state === 'ready' ? zones.value : []
  const zone = zoneList.find(({ resourceId }) => resourceId === draft.resourceId)?.name ?? ''
  const chosen = [
    ...(party === null ? [] : [words.people(party)]),
    ...(date === null ? [] : [formatDay(date, language, 'short')]),
    ...(draft.at === null ? [] : [formatMinute(draft.at), zone]),
  ].filter(Boolean)

  return (
    <>
      <PartyChoice
        maxParty={store.booking.maxParty}
        draft={draft}
        look={isWide && !isCompact ? 'chips' : 'list'}
        onChoose={(option) => change(chooseParty(draft, option))}
      />
      <div className={classNames('mt-5 grid content-start gap-6', !isCompact && 'md:grid-cols-2 md:gap-8')}>
        <div>
          {isCompact ? (
            <DayField days={offered} chosen={date} onChoose={(day) => change(chooseDay(draft, day))} />
          ) : (
            <div>
              <p className="mb-1 font-bold">{words.day}</p>
              <DayCalendar
                days={offered}
                stateOf={stateOf}
                chosen={date}
                onChoose={(day) => change(chooseDay(draft, day))}
              />
            </div>
          )}
        </div>
        <div className="grid min-h-40 content-start gap-5">
          {draft.overLimit && <OverLimit store={store} />}
          <Trouble reads={[days, hours, zones]} />
          {!isAsked && !draft.overLimit && <p className="text-muted">{words.choosePartyAndDay}</p>}
          {isAsked && hours.state === 'loading' && <Waiting />}
          {isAsked && hours.state === 'ready' && (
            <HourChoice
              sittings={hours.value}
              zones={zoneList}
              days={known.filter((day) => offered.includes(day.date))}
              draft={draft}
              filter={filter}
              onFilter={(next) => {
                setFilter(next)
                onDraft(forgetHour(draft))
              }}
              onHour={take}
              onDay={(day) => change(chooseDay(draft, day))}
            />
          )}
        </div>
      </div>
      <Foot note={chosen.join(' · ')} onBack={onBack}>
        <Button size="large" className="w-full" disabled={!canContinue(draft)} onClick={() => onNext(zone)}>
          {words.next}
        </Button>
      </Foot>
    </>
  )
}

function Waiting() {
  const { booking: words } = useWords('booking')
  return (
    <p role="status" className="text-muted">
      {words.loading}
    </p>
  )
}

/** For more people than can be booked online: the venue's own text and its phone number (BOOKING-023). */
function OverLimit({ store }: { readonly store: Store }) {
  const { booking: words } = useWords('booking')
  const language = useLanguage()
  const own = store.booking.maxPartyText
  return (
    <div role="status" className="rounded-card bg-sunken p-4">
      {own ? <RichText html={readText(own, language)} /> : <p>{words.tooMany(store.booking.maxParty)}</p>}
      {store.phone && (
        <a
          href={`tel:${store.phone.replace(/\s/g, '')}`}
          className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
        >
          {words.call(store.phone)}
        </a>
      )}
    </div>
  )
}

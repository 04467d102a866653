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
import { priceDeposit } from '@comanda/rules/booking/party'
import type { StoreId } from '@comanda/rules/ids'
import { zero } from '@comanda/rules/money/cents'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { Store } from '@comanda/rules/venue/store'
import { useRead } from '@comanda/screen/use-read'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { classNames } from '@comanda/ui/class-names'
import { type ComponentProps, useState } from 'react'
import { call } from '../state/client.ts'
import { openClock } from '../state/store-clock.ts'
import { DayCalendar } from './day-calendar.tsx'
import { DayField } from './day-field.tsx'
import { DepositTerms } from './deposit-terms.tsx'
import { Foot } from './foot.tsx'
import { HourChoice } from './hour-choice.tsx'
import { NextHours } from './next-hours.tsx'
import { OverLimit } from './over-limit.tsx'
import { type OwnTable, offerOwn } from './own-table.ts'
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
  /** The table that is being changed: its own seats are counted as taken, so its hour is offered all the same. */
  readonly own?: OwnTable
  /** The label of the button in place of «Continuar», and the note above it. */
  readonly ending?: { readonly label: string; readonly note: string; readonly isSending: boolean }
}

/** For so many the first hours are shown before anybody has said how many come. */
const usualParty = 2

/** Encuentra: people, day, hour. */
export function FindTable(props: FindTableProps) {
  const { store, draft, onDraft, onNext, onBack, isCompact, round, own, ending } = props
  const { booking: words } = useWords('booking')
  const language = useLanguage()
  const isWide = useIsWide()
  const [filter, setFilter] = useState(everyHour)
  const { party, date } = draft
  const isAsked = party !== null && date !== null

  const storeId = store.id
  const { clock, zones, days, hours } = useTableReads({ storeId, party, date, round })

  const change = (next: BookingDraft) => {
    setFilter(everyHour)
    onDraft(next)
  }

  if (clock.state !== 'ready') return <Waiting />
  const now = toStoreMoment(clock.value(), store.timeZone)
  const today = now.date
  const offered = listBookingDays(today, daysAheadFor(store.booking, isWide ? narrowScreenPixels : 0))
  const known = days.state === 'ready' ? days.value : []
  const stateOf = (day: IsoDate) => (days.state === 'ready' ? toDayState(known, day) : undefined)
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
      {!isAsked && !draft.overLimit && !isCompact && (
        <NextHours
          storeId={storeId}
          party={party ?? Math.min(usualParty, store.booking.maxParty)}
          date={date ?? (days.state === 'ready' ? (known.find(({ isFree }) => isFree)?.date ?? null) : undefined)}
          today={today}
          round={round}
          onHour={(size, day, hour) =>
            onDraft(chooseOffered(chooseDay(chooseParty(draft, { kind: 'party', size }), day), hour))
          }
        />
      )}
      <DepositNote booking={store.booking} party={party} />
      <div className={classNames('mt-5 grid content-start gap-6', !isCompact && 'md:grid-cols-2 md:gap-8')}>
        <DayChoice
          days={offered}
          stateOf={stateOf}
          chosen={date}
          isCompact={isCompact}
          onChoose={(day) => change(chooseDay(draft, day))}
        />
        <div className="grid min-h-40 content-start gap-5">
          {draft.overLimit && <OverLimit store={store} />}
          <Trouble reads={[days, hours, zones]} />
          {!isAsked && !draft.overLimit && <p className="text-muted">{words.choosePartyAndDay}</p>}
          {isAsked && hours.state === 'loading' && <Waiting />}
          {isAsked && hours.state === 'ready' && (
            <HourChoice
              sittings={own && own.date === date ? offerOwn(hours.value, own) : hours.value}
              now={now}
              storeId={storeId}
              zones={zoneList}
              days={known.filter((day) => offered.includes(day.date))}
              draft={draft}
              filter={filter}
              onFilter={(next) => {
                setFilter(next)
                onDraft(forgetHour(draft))
              }}
              onHour={(hour) => onDraft(chooseOffered(draft, hour))}
              onDay={(day) => change(chooseDay(draft, day))}
            />
          )}
        </div>
      </div>
      <Foot note={[chosen.join(' · '), ending?.note].filter(Boolean).join('. ')} onBack={onBack}>
        <Button
          size="large"
          className="w-full"
          disabled={!canContinue(draft) || ending?.isSending === true}
          onClick={() => onNext(zone)}
        >
          {ending?.label ?? words.next}
        </Button>
      </Foot>
    </>
  )
}

/** Nothing can be shown before the venue's date is known; zones, days and hours arrive later, each in its own place. */
function useTableReads({ storeId, party, date, round }: Pick<BookingDraft, 'party' | 'date'> & TableReads) {
  const isAsked = party !== null && date !== null
  return {
    clock: useRead('clock', openClock),
    // One call, whose answer serves the whole flow (OPEN-098).
    zones: useRead(`zones ${storeId}`, () => call(getResourcesBooking, { storeId })),
    days: useRead(`days ${round} ${storeId} ${party ?? 1}`, () =>
      call(getFreeBookings, { storeId, party: party ?? 1 }),
    ),
    hours: useRead(isAsked ? `hours ${round} ${storeId} ${party} ${date}` : null, () =>
      readHours({ storeId, party: party ?? 1, date: date as IsoDate }),
    ),
  }
}

function chooseOffered(draft: BookingDraft, { resourceId, sittingId, at }: OfferedHour): BookingDraft {
  return chooseHour(chooseSitting(chooseRoom(draft, resourceId), sittingId), at)
}

interface TableReads {
  readonly storeId: StoreId
  readonly round: number
}

function toDayState(known: readonly { readonly date: IsoDate; readonly isFree: boolean }[], day: IsoDate): DayState {
  const found = known.find((each) => each.date === day)
  return found === undefined ? 'closed' : found.isFree ? 'free' : 'full'
}

interface DepositNoteProps extends Pick<BookingDraft, 'party'> {
  readonly booking: Store['booking']
}

function DepositNote({ booking, party }: DepositNoteProps) {
  const { booking: words } = useWords('booking')
  const format = usePrice()
  if (!booking.deposit) return null
  const price = party === null ? zero : priceDeposit(booking, party)
  return (
    <p className="mt-3 text-pretty text-sm text-muted">
      <DepositTerms deposit={{ ...booking.deposit, freeHours: booking.freeHours }} />
      {price > 0 && <b className="text-text"> {words.deposit(format(price))}.</b>}
    </p>
  )
}

interface DayChoiceProps extends ComponentProps<typeof DayCalendar> {
  readonly isCompact: boolean
}

function DayChoice({ isCompact, ...days }: DayChoiceProps) {
  const { booking: words } = useWords('booking')
  if (isCompact) return <DayField days={days.days} chosen={days.chosen} onChoose={days.onChoose} />
  return (
    <div>
      <p className="mb-1 font-bold">{words.day}</p>
      <DayCalendar {...days} />
    </div>
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

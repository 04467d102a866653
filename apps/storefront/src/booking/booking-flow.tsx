import type { BookingWish } from '@comanda/contract/entities/booking'
import {
  type BookingDraft,
  chooseVenue,
  continueBooking,
  forgetHour,
  goBack,
  resumeBooking,
  startBooking,
} from '@comanda/rules/booking/booking-draft'
import type { Store } from '@comanda/rules/venue/store'
import { useStepStart } from '@comanda/screen/begin-step'
import { useRead } from '@comanda/screen/use-read'
import { useState } from 'react'
import type { StoreView } from '../views/site-view.ts'
import { BookingDone } from './booking-done.tsx'
import { ConfirmTable, type MadeBooking, type Returned } from './confirm-table.tsx'
import { FindTable } from './find-table.tsx'
import { readBookableStores } from './read-booking.ts'
import { StepList } from './step-list.tsx'
import { Trouble } from './trouble.tsx'
import { VenueList } from './venue-list.tsx'

interface BookingFlowProps {
  readonly stores: readonly StoreView[]
  readonly isCompact?: boolean
  /** The effect of «Volver» after booking: the dialog closes, or the page starts again. */
  readonly onDone?: () => void
  /** The booking that was being made when the bank was asked: the flow goes on where it was left. */
  readonly resumed?: ResumedBooking
}

export interface ResumedBooking extends Returned {
  readonly wish: BookingWish
  readonly zone: string
}

/** Elige, Encuentra, Confirma: the dialog, the page of a site that only takes bookings, and the fair's compact form. */
export default function BookingFlow({ stores: views, isCompact = false, onDone, resumed }: BookingFlowProps) {
  const read = useRead('stores', readBookableStores)
  if (read.state === 'failed' || read.state === 'refused') return <Trouble reads={[read]} />
  if (read.state === 'loading') {
    return (
      <>
        <StepList step="choose" />
        <div className="mt-5">
          <VenueList stores={views} onChoose={null} />
        </div>
      </>
    )
  }
  return (
    <Steps
      views={views}
      isCompact={isCompact}
      stores={read.value}
      {...(onDone && { onDone })}
      {...(resumed && { resumed })}
    />
  )
}

interface StepsProps extends Required<Pick<BookingFlowProps, 'isCompact'>> {
  readonly views: readonly StoreView[]
  readonly stores: readonly Store[]
  readonly onDone?: () => void
  readonly resumed?: ResumedBooking
}

function Steps({ views, stores, isCompact, onDone, resumed }: StepsProps) {
  const [draft, setDraft] = useState<BookingDraft>(() => (resumed ? resumeBooking(resumed.wish) : startBooking(stores)))
  const [zone, setZone] = useState(resumed?.zone ?? '')
  const [made, setMade] = useState<MadeBooking | null>(null)
  const [round, setRound] = useState(0)
  const { step } = draft
  // The pressed button disappears with its step, so focus and scroll move to the top of the next step.
  const top = useStepStart(step)

  const store = stores.find(({ id }) => id === draft.storeId)
  const begin = () => {
    setMade(null)
    setDraft(startBooking(stores))
  }
  if (made && store && draft.date !== null && draft.at !== null && draft.party !== null) {
    const { date, at, party } = draft
    return (
      <BookingDone {...made} store={store} zone={zone} date={date} at={at} party={party} onBack={onDone ?? begin} />
    )
  }
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-24 outline-none">
      <StepList step={step} />
      <div className="mt-5">
        {step === 'choose' || !store ? (
          <VenueList
            stores={views.filter(({ id }) => stores.some((each) => each.id === id))}
            onChoose={(id) => {
              const chosen = stores.find((each) => each.id === id)
              if (chosen) setDraft(chooseVenue(draft, chosen.id))
            }}
          />
        ) : (
          <>
            {/* Kept while the details are filled in, so that going back finds everything as it was. */}
            <div hidden={step !== 'find'}>
              <FindTable
                store={store}
                draft={draft}
                isCompact={isCompact}
                round={round}
                onDraft={setDraft}
                onNext={(name) => {
                  setZone(name)
                  setDraft(continueBooking(draft))
                }}
                onBack={stores.length > 1 ? () => setDraft(goBack(draft)) : null}
              />
            </div>
            {step === 'confirm' && (
              <ConfirmTable
                store={store}
                zone={zone}
                draft={draft}
                onBack={(wasRefused) => {
                  if (wasRefused) setRound(round + 1)
                  setDraft(wasRefused ? forgetHour(goBack(draft)) : goBack(draft))
                }}
                onMade={setMade}
                {...(resumed && { returned: resumed })}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}

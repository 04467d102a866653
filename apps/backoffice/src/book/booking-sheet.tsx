import { bookingMoves } from '@comanda/rules/booking/booking-moves'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { useMoments } from '../parts/use-moments.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { type BookReply, type BookThing, listSteps } from './book-things.ts'
import { CallOff } from './call-off.tsx'
import type { BookActs } from './use-book-acts.ts'

interface BookingSheetProps {
  readonly booking: BookThing
  readonly day: BookReply
  readonly now: number
  readonly acts: BookActs | null
  readonly onClose: () => void
}

/** All that is known of a booking; below, where a thumb reaches, every step that can be taken with it. */
export function BookingSheet({ booking, day, now, acts, onClose }: BookingSheetProps) {
  const { book: words, common } = useWords('book', 'common')
  const mayEdit = mayOpen(useWorker(), 'book.edit')
  const [isEnding, setEnding] = useState(false)
  const name = booking.name || words.nameless
  const steps = acts !== null && mayEdit ? listSteps(booking, day, now) : []
  const isCancellable = acts !== null && mayEdit && bookingMoves[booking.state].includes('cancelled')
  if (isEnding) return <CallOff booking={booking} onBack={() => setEnding(false)} onClose={onClose} />
  return (
    <Sheet title={name} closeLabel={common.close} isOpen onClose={onClose} width={550}>
      <div className="grid gap-4">
        <BookingFacts booking={booking} />
        <div className="grid gap-2 empty:hidden">
          {steps.map((step, at) => (
            <Button
              key={step}
              look={at === 0 && step !== 'left' ? 'primary' : 'soft'}
              size="large"
              disabled={acts?.isHeld ?? true}
              onClick={async () => {
                if (await acts?.move(booking, step)) onClose()
              }}
            >
              {words.steps[step]}
            </Button>
          ))}
          {isCancellable && (
            <Button look="quiet" size="large" onClick={() => setEnding(true)}>
              {words.callOff}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}

function BookingFacts({ booking }: Pick<BookingSheetProps, 'booking'>) {
  const { book: words } = useWords('book')
  const price = usePrice()
  const { hour } = useMoments()
  const { startsAt, party, room, state, phone, notes, deposit, reference, movedAt, movedBy, callOffReason } = booking
  const since =
    movedAt === null ? '' : movedBy === '' ? words.since(hour(movedAt)) : words.sinceBy(hour(movedAt), movedBy)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <strong className="text-3xl font-extrabold">{hour(startsAt)}</strong>
        <strong className="text-xl">{words.people(party)}</strong>
        <span className="text-lg">{room}</span>
      </p>
      <p>
        <strong>{words.states[state]}</strong>
        {state !== 'confirmed' && since !== '' && <span className="text-muted tabular-nums"> {since}</span>}
        {callOffReason !== null && <span> · {words.reasons[callOffReason]}</span>}
      </p>
      {notes !== '' && (
        <p className="rounded-lg bg-sunken px-3 py-2 font-bold whitespace-pre-line [overflow-wrap:anywhere]">{notes}</p>
      )}
      {deposit !== null && (
        <p className="font-bold tabular-nums">{words.deposit[deposit.state](price(deposit.amount))}</p>
      )}
      <p className="text-muted">{words.reference(reference)}</p>
      {phone !== '' && (
        <a
          href={`tel:${phone}`}
          className="inline-flex min-h-12 items-center justify-center rounded-full border border-muted px-6 font-bold"
        >
          {words.call(phone)}
        </a>
      )}
    </>
  )
}

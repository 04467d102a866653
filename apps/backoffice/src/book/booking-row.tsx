import { isLate } from '@comanda/rules/booking/late-booking'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { classNames } from '@comanda/ui/class-names'
import { Icon } from '../parts/icon.tsx'
import { useMoments } from '../parts/use-moments.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { type BookReply, type BookThing, isOver, listSteps } from './book-things.ts'
import type { BookActs } from './use-book-acts.ts'

interface BookingRowProps {
  readonly booking: BookThing
  readonly day: BookReply
  /** The server's clock. */
  readonly now: number
  /** Null while nothing can be pressed. */
  readonly acts: BookActs | null
  readonly onOpen: () => void
}

/**
 * A booking at one look: hour, name, people, room and how it stands. Guests read the book upside down, so phone and note
 * stand in the sheet that a touch opens.
 */
export function BookingRow({ booking, day, now, acts, onOpen }: BookingRowProps) {
  const { book: words } = useWords('book')
  const { hour } = useMoments()
  const { startsAt, party } = booking
  const name = booking.name || words.nameless
  const time = hour(startsAt)
  return (
    <li className="border-b border-line last:border-b-0">
      <article
        aria-label={`${name}, ${time}`}
        className={classNames(
          'relative grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 px-3 py-2.5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:px-4',
          isOver(booking) && 'bg-sunken',
        )}
      >
        <div className="flex min-w-0 items-start gap-3">
          <span className="shrink-0 text-2xl leading-7 font-extrabold tabular-nums">{time}</span>
          <span className="inline-flex w-11 shrink-0 items-center gap-1 text-2xl leading-7 font-extrabold tabular-nums">
            <Icon name="people" className="size-4 text-muted" />
            <span aria-hidden="true">{party}</span>
            <span className="sr-only">{words.people(party)}</span>
          </span>
          <div className="grid min-w-0 flex-1 gap-1">
            <button
              type="button"
              onClick={onOpen}
              aria-label={words.openOne(name, time)}
              // The whole row opens it, beside what is pressed on it.
              className="line-clamp-2 cursor-pointer text-left text-lg leading-tight font-bold break-words after:absolute after:inset-0"
            >
              {name}
            </button>
            <BookingMarks booking={booking} now={now} />
          </div>
        </div>
        {acts && <RowSteps booking={booking} day={day} now={now} acts={acts} />}
      </article>
    </li>
  )
}

/** Room and state, and what else is to be known before the guest stands there: each in words, whatever its colour. */
function BookingMarks({ booking, now }: Pick<BookingRowProps, 'booking' | 'now'>) {
  const { book: words } = useWords('book')
  const price = usePrice()
  const { hour } = useMoments()
  const { room, state, notes, deposit, movedAt, startsAt } = booking
  const said =
    state === 'confirmed' || movedAt === null ? words.states[state] : `${words.states[state]} ${hour(movedAt)}`
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span>{[room, said].filter(Boolean).join(' · ')}</span>
      {isLate(booking, now) && (
        <strong className="rounded-md bg-late-soft px-2 py-0.5 text-on-late-soft">
          {words.late(Math.floor((now - startsAt) / 60_000))}
        </strong>
      )}
      {notes !== '' && <span className={mark}>{words.note}</span>}
      {deposit !== null && <span className={mark}>{words.deposit[deposit.state](price(deposit.amount))}</span>}
    </p>
  )
}

const mark = 'rounded-md border border-line px-2 py-0.5 tabular-nums'

/** The next step in one tap; what is seldom done stands in the sheet. */
function RowSteps({ booking, day, now, acts }: Omit<BookingRowProps, 'onOpen'> & { readonly acts: BookActs }) {
  const { book: words } = useWords('book')
  if (!mayOpen(useWorker(), 'book.edit')) return null
  // Before a guest is late nobody wants to be asked whether they stay away, nor at every table whether it is empty.
  const steps = listSteps(booking, day, now).filter((step) => step !== 'no-show' || isLate(booking, now))
  if (steps.length === 0) return null
  return (
    <div className="relative z-10 flex gap-2 *:min-w-0 *:flex-1 lg:*:flex-none">
      {steps.map((step, at) => (
        <Button
          key={step}
          look={at === 0 && step !== 'left' ? 'primary' : step === 'back' ? 'quiet' : 'soft'}
          className="px-2 leading-tight text-balance lg:px-4"
          disabled={acts.isHeld}
          onClick={() => acts.move(booking, step)}
        >
          {words.steps[step]}
        </Button>
      ))}
    </div>
  )
}

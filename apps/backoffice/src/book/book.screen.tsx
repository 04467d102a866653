import type { StoreId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { useWords } from '@comanda/screen/words'
import { useEffect, useState } from 'react'
import { BoardScreen } from '../boards/board-screen.tsx'
import type { Board } from '../boards/use-board.ts'
import { StoreScreen } from '../parts/store-screen.tsx'
import { type BookReply, type BookThing, bookBoard, isOver } from './book-things.ts'
import { BookingRow } from './booking-row.tsx'
import { BookingSheet } from './booking-sheet.tsx'
import { DaySteps } from './day-steps.tsx'
import { useBookActs } from './use-book-acts.ts'

/** The bookings of a day by hour, and what has become of each (DAY-051, DAY-055). */
export function Component() {
  const { book: words } = useWords('book')
  return <StoreScreen words={words}>{(storeId) => <Book key={storeId} storeId={storeId} />}</StoreScreen>
}

function Book({ storeId }: { readonly storeId: StoreId }) {
  // Null is today, whichever day that is by then.
  const [day, setDay] = useState<IsoDate | null>(null)
  return (
    <BoardScreen
      kind={bookBoard}
      storeId={storeId}
      asked={{ storeId, day }}
      part={day ?? 'today'}
      head={({ reply }) => <DaySteps reply={reply} onDay={setDay} />}
    >
      {(board) => <BookDay key={board.reply.day} board={board} />}
    </BoardScreen>
  )
}

interface BookDayProps {
  readonly board: Board<BookReply, BookThing> & { readonly reply: BookReply }
}

function BookDay({ board: { reply, things, serverNow, isCutOff, show, again } }: BookDayProps) {
  const { book: words } = useWords('book')
  const acts = useBookActs(show)
  const [opened, setOpened] = useState<string | null>(null)
  const isYesterday = serverNow >= reply.todayUntil
  // The venue's day is over while the tablet lies there: the next one is shown.
  useEffect(() => {
    if (isYesterday) again()
  }, [isYesterday, again])
  const [over, open] = [things.filter(isOver), things.filter((one) => !isOver(one))]
  const shown = things.find(({ id }) => id === opened)
  const toRow = (booking: BookThing) => (
    <BookingRow
      key={booking.id}
      booking={booking}
      day={reply}
      now={serverNow}
      acts={isCutOff ? null : acts}
      onOpen={() => setOpened(booking.id)}
    />
  )
  return (
    <>
      {things.length === 0 && (
        <p className="grid gap-1 py-6 text-center">
          <span className="text-xl font-bold">{words.none}</span>
          <span className="text-pretty text-muted">{words.noneText}</span>
        </p>
      )}
      {open.length > 0 && (
        <ul
          aria-label={words.list}
          className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface"
        >
          {open.map(toRow)}
        </ul>
      )}
      {over.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-muted">
            {words.over(over.length)}
          </summary>
          <ul
            aria-label={words.over(over.length)}
            className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg border border-line"
          >
            {over.map(toRow)}
          </ul>
        </details>
      )}
      {shown && (
        <BookingSheet
          booking={shown}
          day={reply}
          now={serverNow}
          acts={isCutOff ? null : acts}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

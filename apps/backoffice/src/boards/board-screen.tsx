import type { ReplyOf, RequestOf } from '@comanda/contract/call'
import type { StaffCall } from '@comanda/contract/staff-call'
import type { StaffTopic } from '@comanda/contract/staff-live'
import type { Versioned } from '@comanda/rules/boards/apply-by-version'
import type { StoreId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { type ReactNode, useMemo } from 'react'
import { Trouble } from '../parts/trouble.tsx'
import type { Noted } from '../queue/noted.ts'
import { useTruth } from '../queue/use-truth.ts'
import { call } from '../state/client.ts'
import { ActingBoardContext } from './acting-board.ts'
import { Attention } from './attention.tsx'
import { createKeeper } from './board-keeper.ts'
import { DeadPrinters } from './dead-printers.tsx'
import { KeptPressesBand } from './kept-presses-band.tsx'
import { TruthAge } from './truth-age.tsx'
import { type Board, useBoard } from './use-board.ts'
import { usePresses } from './use-presses.ts'

/** One kind of board: what it asks, what it hears, and what of it calls for somebody. */
export interface BoardKind<Row extends StaffCall, Thing extends Versioned> {
  readonly place: Noted['place']
  readonly row: Row
  readonly topics: readonly StaffTopic[]
  /** The part of a kitchen that it shows, which its line says. */
  readonly tellShown?: (asked: RequestOf<Row>) => string
  /** The things that the reply shows, each with the id and the version that messages name. */
  readonly listThings: (reply: ReplyOf<Row>) => readonly Thing[]
  /** The reply with the things as they are now, and without what must not stay on a device (decision 0039). */
  readonly toKept: (reply: ReplyOf<Row>, things: readonly Thing[]) => ReplyOf<Row>
  /** Whoever works by paper must know that none comes. */
  readonly listSilentPrinters?: (reply: ReplyOf<Row>) => readonly string[]
  /** The things that sound when they are new; a board without it never does. */
  readonly listNews?: (things: readonly Thing[], asked: RequestOf<Row>) => readonly string[]
  /** A touch does not hush it: something must be answered first. */
  readonly insists?: (things: readonly Thing[]) => boolean
  /** Without a line some of it can be pressed all the same (DAY-212). */
  readonly goesOn?: boolean
  /** It reaches to the edges of the screen, and is read from afar. */
  readonly fillsScreen?: boolean
}

interface BoardScreenProps<Row extends StaffCall, Thing extends Versioned> {
  readonly kind: BoardKind<Row, Thing>
  readonly storeId: StoreId
  readonly asked: RequestOf<Row>
  /** Which of its kind in this store: a station's, or a rider's. Another one is read anew. */
  readonly part?: string
  /** The part above the things, also while there are none. */
  readonly head?: (board: Board<ReplyOf<Row>, Thing>) => ReactNode
  readonly children: (board: Board<ReplyOf<Row>, Thing> & { readonly reply: ReplyOf<Row> }) => ReactNode
}

/** The frame of every board: how old its truth is, what is wrong, what calls, and then what it shows. */
export function BoardScreen<Row extends StaffCall, Thing extends Versioned>(props: BoardScreenProps<Row, Thing>) {
  const { kind, storeId, asked, part, head, children } = props
  const {
    place,
    row,
    topics,
    tellShown,
    listThings,
    toKept,
    listSilentPrinters,
    listNews,
    insists,
    goesOn = false,
    fillsScreen,
  } = kind
  const { common } = useWords('common')
  const name = part === undefined ? `${place} ${storeId}` : `${place} ${storeId} ${part}`
  const board = useBoard<ReplyOf<Row>, Thing>(name, {
    storeId,
    topics,
    shows: tellShown?.(asked),
    ask: () => call(row, asked),
    listThings,
    keeper: createKeeper(name, { row, toKept }),
  })
  useTruth(place, board)
  const sentLater = usePresses(board)
  const { reply, things, trouble, staleSeconds, isCutOff, again } = board
  const acting = useMemo(() => ({ place, isCutOff, again }), [place, isCutOff, again])
  const news = useMemo(
    () => (reply === null || listNews === undefined ? null : listNews(things, asked)),
    [reply, things, listNews, asked],
  )
  return (
    <ActingBoardContext value={acting}>
      <TruthAge seconds={staleSeconds} isCutOff={isCutOff} goesOn={goesOn} />
      <KeptPressesBand {...sentLater} />
      {listSilentPrinters && <DeadPrinters names={reply === null ? undefined : listSilentPrinters(reply)} />}
      {listNews && <Attention ids={news} insists={insists?.(things) ?? false} />}
      {head?.(board)}
      {trouble !== null && trouble !== 'failed' && <Trouble failure={trouble} />}
      {reply === null ? (
        <p className={fillsScreen ? 'text-said p-4' : 'text-muted'}>
          {trouble === 'failed' ? common.failed : common.loading}
        </p>
      ) : (
        children({ ...board, reply })
      )}
    </ActingBoardContext>
  )
}

import { listBumped } from '@comanda/contract/calls/staff/kitchen'
import type { StationId, StoreId } from '@comanda/rules/ids'
import { judgeTicket } from '@comanda/rules/kitchen/judge-ticket'
import type { Instant } from '@comanda/rules/time/calendar'
import { orNull } from '@comanda/screen/or-null'
import { useWords } from '@comanda/screen/words'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import type { Board } from '../boards/use-board.ts'
import { call } from '../state/client.ts'
import { AllDayList } from './all-day-list.tsx'
import { KeptRecallList, useRecallable } from './kept-recall-list.tsx'
import type { Panel } from './kitchen-bar.tsx'
import { isCookedHere, type KitchenReply, type KitchenThing, listTickets } from './kitchen-things.ts'
import { listPresses } from './list-presses.ts'
import { PausePanel } from './pause-panel.tsx'
import { RecallList } from './recall-list.tsx'
import { TicketCard } from './ticket-card.tsx'
import { useBumpBar } from './use-bump-bar.ts'
import { useKeptItems } from './use-kept-items.ts'
import { useKitchenActs } from './use-kitchen-acts.ts'
import { usePacked } from './use-packed.ts'

const AllergySheet = lazy(() => import('./allergy-sheet.tsx'))

/** How soon the pass knows that nobody shows the board of a station any more. */
const livingAgainMs = 30_000

interface TicketsProps {
  readonly storeId: StoreId
  /** Null at the pass. */
  readonly stationId: StationId | null
  readonly panel: Panel
  readonly board: Board<KitchenReply, KitchenThing> & { readonly reply: KitchenReply }
  /** The station is none of this store. */
  readonly onGone: () => void
}

/** The tickets of a station or of the pass, what stands above them, and what is pressed on them. */
export function Tickets({ storeId, stationId, panel, board, onGone }: TicketsProps) {
  const { kitchen } = useWords('boards')
  const { reply, serverNow, isCutOff, show, again } = board
  const things = useKeptItems(board)
  const { acts, clash } = useKitchenActs(show)
  const tickets = useMemo(() => listTickets(things, stationId === null), [things, stationId])
  const grid = usePacked(tickets)
  const { stations } = reply
  const byNumber = useMemo(() => new Map(stations.map((station) => [Number(station.stationId), station])), [stations])
  const passOf = stationId === null ? byNumber : null
  const isGone = stationId !== null && !byNumber.has(stationId)
  // A board that goes dark tells nobody.
  const asksAgain = passOf !== null && stations.length > 0
  useEffect(() => {
    const timer = asksAgain ? setInterval(again, livingAgainMs) : undefined
    return () => clearInterval(timer)
  }, [asksAgain, again])
  const recallable = useRecallable(things)
  const { chosen, hasKeys } = useBumpBar({
    ids: tickets.map(({ ticketId }) => String(ticketId)),
    onBump: (id) => {
      const items = tickets.find(({ ticketId }) => ticketId === id)?.items ?? []
      void acts.bumpAll(items.filter((item) => isCookedHere(item, passOf)))
    },
    onRecallLast: async () => {
      if (isCutOff) {
        const [last] = recallable
        if (last) await acts.recall({ pressId: null, items: last })
        return
      }
      const bumped = await orNull(call(listBumped, { storeId, stationId }))
      const [last] = listPresses(bumped ?? [])
      if (last) await acts.recall(last)
    },
  })
  // Its station was removed, or is another store's: a board that stood there would show nothing. The pass has all.
  useEffect(() => {
    if (isGone) onGone()
  })
  return (
    <>
      {panel === 'all-day' && <AllDayList things={things} />}
      {panel === 'recall' && !isCutOff && <RecallList storeId={storeId} stationId={stationId} acts={acts} />}
      {panel === 'recall' && isCutOff && <KeptRecallList recallable={recallable} acts={acts} />}
      {panel === 'pauses' && !isCutOff && <PausePanel storeId={storeId} things={things} />}
      {tickets.length === 0 && <p className="text-dish p-4 font-bold text-muted">{kitchen.nothing}</p>}
      {clash && !isCutOff && (
        <Suspense>
          <AllergySheet thing={clash} onSeen={acts.closeClash} onClose={() => acts.closeClash(null)} />
        </Suspense>
      )}
      <div ref={grid} className="tickets grid items-start gap-x-3 px-3 pt-1">
        {tickets.map((ticket, at) => (
          <TicketCard
            key={ticket.ticketId}
            ticket={ticket}
            {...judgeTicket(ticket, serverNow as Instant, reply)}
            acts={acts}
            isCutOff={isCutOff}
            bumpKey={hasKeys && at < 9 ? at + 1 : null}
            isChosen={chosen === ticket.ticketId}
            stations={passOf}
          />
        ))}
      </div>
    </>
  )
}

import { listBumped, showKitchen } from '@comanda/contract/calls/staff/kitchen'
import type { StationId, StoreId } from '@comanda/rules/ids'
import { judgeTicket } from '@comanda/rules/kitchen/judge-ticket'
import type { Instant } from '@comanda/rules/time/calendar'
import { orNothing } from '@comanda/screen/or-nothing'
import { useWords } from '@comanda/screen/words'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { Attention } from '../boards/attention.tsx'
import { createKeeper } from '../boards/board-keeper.ts'
import { DeadPrinters } from '../boards/dead-printers.tsx'
import { TruthAge } from '../boards/truth-age.tsx'
import { useBoard } from '../boards/use-board.ts'
import { Trouble } from '../parts/trouble.tsx'
import { useStore } from '../parts/use-store.tsx'
import { useTitle } from '../parts/use-title.ts'
import { useTruth } from '../queue/use-truth.ts'
import { call } from '../state/client.ts'
import { keep, readKept } from '../state/kept.ts'
import { AllDayList } from './all-day-list.tsx'
import { KitchenBar, type Panel } from './kitchen-bar.tsx'
import { listThings, listTickets, toKept } from './kitchen-things.ts'
import { PausePanel } from './pause-panel.tsx'
import { RecallList } from './recall-list.tsx'
import { TicketCard } from './ticket-card.tsx'
import { useBumpBar } from './use-bump-bar.ts'
import { useKitchenActs } from './use-kitchen-acts.ts'

const AllergySheet = lazy(() => import('./allergy-sheet.tsx'))
const passPlace = 'pass'

/** The board of a station, or of the pass. */
export function Component() {
  const { kitchen, pauses } = useWords('boards', 'pauses')
  const { shown } = useStore(pauses.store, (storeId, choice) => <KitchenBoard storeId={storeId} storeChoice={choice} />)
  useTitle(kitchen.title)
  return shown ?? <p className="p-4">{kitchen.noStore}</p>
}

interface KitchenBoardProps {
  readonly storeId: StoreId
  readonly storeChoice: ReactNode
}

function KitchenBoard({ storeId, storeChoice }: KitchenBoardProps) {
  const { kitchen, common } = useWords('common', 'boards')
  const [place, setPlace] = useState(() => readKept('station') ?? passPlace)
  const [isLarger, setLarger] = useState(() => readKept('board-larger') === '1')
  const [isLight, setLight] = useState(() => readKept('board-light') === '1')
  const [panel, setPanel] = useState<Panel>(null)
  const stationId = place === passPlace ? null : (Number(place) as StationId)
  const name = `kitchen ${storeId} ${place}`
  const board = useBoard(name, {
    storeId,
    topics: ['kitchen', 'orders'],
    ask: () => call(showKitchen, { storeId, stationId }),
    listThings,
    keeper: createKeeper(name, { row: showKitchen, toKept }),
  })
  const { reply, things, trouble, serverNow, staleSeconds, isCutOff } = board
  const { acts, clash } = useKitchenActs(board)
  useTruth('kitchen', board)
  const tickets = useMemo(() => listTickets(things, stationId === null), [things, stationId])
  const ids = useMemo(() => (reply === null ? null : tickets.map(({ ticketId }) => String(ticketId))), [reply, tickets])
  const chosen = useBumpBar({
    ids: ids ?? [],
    onBump: (id) => {
      if (isCutOff) return
      const items = tickets.find(({ ticketId }) => ticketId === id)?.items ?? []
      void acts.bumpAll(items.filter((item) => item.stationId === stationId))
    },
    onRecallLast: async () => {
      if (isCutOff) return
      const bumped = await orNothing(call(listBumped, { storeId, stationId }))
      const [last] = bumped ?? []
      if (last) await acts.recall(last.item)
    },
  })
  const stations = reply?.stations ?? []
  const names = useMemo(() => new Map(stations.map((station) => [Number(station.stationId), station.name])), [stations])
  const choose = (value: string) => {
    keep('station', value)
    setPlace(value)
  }
  const isGone = reply !== null && stationId !== null && !names.has(stationId)
  // Its station was removed, or is another store's: a board that stood there would show nothing. The pass has all.
  useEffect(() => {
    if (!isGone) return
    keep('station', passPlace)
    setPlace(passPlace)
  }, [isGone])
  return (
    <div className={`kitchen min-h-dvh bg-background text-text ${isLight ? '' : 'always-dark'}`} data-larger={isLarger}>
      <TruthAge seconds={staleSeconds} isCutOff={isCutOff} />
      <DeadPrinters names={reply?.silentPrinters} />
      <Attention ids={ids} insists={things.some(({ isVoidUnseen }) => isVoidUnseen)} />
      <h1 className="sr-only">{kitchen.title}</h1>
      <KitchenBar
        storeChoice={storeChoice}
        places={[
          { value: passPlace, name: kitchen.pass },
          ...stations.map((station) => ({ value: String(station.stationId), name: station.name })),
        ]}
        place={place}
        isCutOff={isCutOff}
        onPlace={choose}
        panel={panel}
        onPanel={setPanel}
        isLarger={isLarger}
        onLarger={() => {
          keep('board-larger', isLarger ? '0' : '1')
          setLarger(!isLarger)
        }}
        isLight={isLight}
        onLight={() => {
          keep('board-light', isLight ? '0' : '1')
          setLight(!isLight)
        }}
      />
      {trouble !== null && trouble !== 'failed' && <Trouble failure={trouble} />}
      {panel === 'all-day' && <AllDayList things={things} />}
      {panel === 'recall' && !isCutOff && <RecallList storeId={storeId} stationId={stationId} acts={acts} />}
      {panel === 'pauses' && !isCutOff && <PausePanel storeId={storeId} things={things} />}
      {reply === null && <p className="text-said p-4">{trouble === 'failed' ? common.failed : common.loading}</p>}
      {reply !== null && tickets.length === 0 && (
        <p className="text-dish p-4 font-bold text-muted">{kitchen.nothing}</p>
      )}
      {clash && !isCutOff && (
        <Suspense>
          <AllergySheet thing={clash} onSeen={acts.closeClash} onClose={() => acts.closeClash(null)} />
        </Suspense>
      )}
      <div className="tickets grid items-start gap-4 p-4">
        {reply !== null &&
          tickets.map((ticket, at) => (
            <TicketCard
              key={ticket.ticketId}
              ticket={ticket}
              {...judgeTicket(ticket.dueAt, serverNow as Instant, reply)}
              acts={isCutOff ? null : acts}
              bumpKey={at < 9 ? at + 1 : null}
              isChosen={chosen === ticket.ticketId}
              stations={stationId === null ? names : null}
            />
          ))}
      </div>
    </div>
  )
}

import type { StationId, StoreId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { type ReactNode, useMemo, useState } from 'react'
import { BoardScreen } from '../boards/board-screen.tsx'
import { StoreChoice } from '../parts/store-choice.tsx'
import { useStore } from '../parts/use-store.tsx'
import { useTitle } from '../parts/use-title.ts'
import { useWorker } from '../parts/worker.ts'
import { keep, readKept } from '../state/kept.ts'
import { KitchenBar, type Panel } from './kitchen-bar.tsx'
import { kitchenBoard } from './kitchen-things.ts'
import { Tickets } from './tickets.tsx'

const passPlace = 'pass'

/** The board of a station, or of the pass. */
export function Component() {
  const { kitchen } = useWords('boards', 'pauses')
  const { device, stores } = useWorker()
  const choice = device === null && stores.length > 1 && <StoreChoice />
  const shown = useStore((storeId) => <KitchenBoard storeId={storeId} storeChoice={choice} />)
  useTitle(kitchen.title)
  return shown ?? <p className="p-4">{kitchen.noStore}</p>
}

interface KitchenBoardProps {
  readonly storeId: StoreId
  readonly storeChoice: ReactNode
}

function KitchenBoard({ storeId, storeChoice }: KitchenBoardProps) {
  const { kitchen } = useWords('boards')
  const [place, setPlace] = useState(() => readKept('station') ?? passPlace)
  const [isLarger, setLarger] = useState(() => readKept('board-larger') === '1')
  const [isLight, setLight] = useState(() => readKept('board-light') === '1')
  const [panel, setPanel] = useState<Panel>(null)
  const stationId = place === passPlace ? null : (Number(place) as StationId)
  const asked = useMemo(() => ({ storeId, stationId }), [storeId, stationId])
  const choose = (value: string) => {
    keep('station', value)
    setPlace(value)
  }
  return (
    <div className={`kitchen min-h-dvh bg-background text-text ${isLight ? '' : 'always-dark'}`} data-larger={isLarger}>
      <h1 className="sr-only">{kitchen.title}</h1>
      <BoardScreen
        kind={kitchenBoard}
        storeId={storeId}
        asked={asked}
        part={place}
        head={({ reply }) => (
          <KitchenBar
            storeChoice={storeChoice}
            places={[
              { value: passPlace, name: kitchen.pass },
              ...(reply?.stations ?? []).map((station) => ({ value: String(station.stationId), name: station.name })),
            ]}
            place={place}
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
        )}
      >
        {(board) => (
          <Tickets
            storeId={storeId}
            stationId={stationId}
            panel={panel}
            board={board}
            onGone={() => choose(passPlace)}
          />
        )}
      </BoardScreen>
    </div>
  )
}

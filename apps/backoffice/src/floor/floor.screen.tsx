import { showFloor } from '@comanda/contract/calls/staff/floor'
import type { StoreId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { useState } from 'react'
import { createKeeper } from '../boards/board-keeper.ts'
import { TruthAge } from '../boards/truth-age.tsx'
import { useBoard } from '../boards/use-board.ts'
import { StoreScreen } from '../parts/store-screen.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import { CallList } from './call-list.tsx'
import { type FloorTable, isSamePlace, listCalls, toKept, toThing } from './floor-things.ts'
import { TableSheet } from './table-sheet.tsx'
import { TableTile } from './table-tile.tsx'

/** The tables of a store for those who serve them: who calls, who owes, and what can be done about it. */
export function Component() {
  const { floor: words } = useWords('floor')
  return <StoreScreen words={words}>{(storeId) => <FloorBoard key={storeId} storeId={storeId} />}</StoreScreen>
}

function FloorBoard({ storeId }: { readonly storeId: StoreId }) {
  const { floor: words, common } = useWords('floor', 'common')
  const name = `floor ${storeId}`
  const board = useBoard(name, {
    storeId,
    topics: ['floor', 'calls'],
    ask: () => call(showFloor, { storeId }),
    listThings: ({ tables }) => tables.map(toThing),
    keeper: createKeeper(name, { row: showFloor, toKept }),
  })
  const { reply, things, trouble, serverNow, staleSeconds, isCutOff, again } = board
  const [chosen, setChosen] = useState<FloorTable | null>(null)
  const rooms = [...Map.groupBy(things, ({ room }) => room)]
  return (
    <>
      <TruthAge seconds={staleSeconds} isCutOff={isCutOff} />
      {trouble !== null && trouble !== 'failed' && <Trouble failure={trouble} />}
      {reply === null && <p className="text-muted">{trouble === 'failed' ? common.failed : common.loading}</p>}
      {reply !== null && rooms.length === 0 && <p className="text-muted">{words.noTables}</p>}
      <CallList calls={listCalls(things)} now={serverNow} mayAnswer={!isCutOff} onAnswered={again} />
      {rooms.map(([room, tables]) => (
        <section key={room} aria-label={room} className="grid gap-3">
          <Heading level={2} look="block">
            {room}
          </Heading>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
            {tables.map((table) => (
              <li key={table.position}>
                <TableTile table={table} now={serverNow} onChoose={() => setChosen(table)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {chosen !== null && (
        <TableSheet
          storeId={storeId}
          mayAct={!isCutOff}
          table={things.find((table) => isSamePlace(table, chosen)) ?? chosen}
          onChanged={again}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

import type { StoreId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { useState } from 'react'
import { BoardScreen } from '../boards/board-screen.tsx'
import { StoreScreen } from '../parts/store-screen.tsx'
import { CallList } from './call-list.tsx'
import { type FloorTable, floorBoard, isSamePlace, listCalls } from './floor-things.ts'
import { TableSheet } from './table-sheet.tsx'
import { TableTile } from './table-tile.tsx'

/** The tables of a store for those who serve them: who calls, who owes, and what can be done about it. */
export function Component() {
  const { floor: words } = useWords('floor')
  return (
    <StoreScreen words={words}>
      {(storeId) => (
        <BoardScreen key={storeId} kind={floorBoard} storeId={storeId} asked={{ storeId }}>
          {({ things, serverNow }) => <Tables storeId={storeId} tables={things} now={serverNow} />}
        </BoardScreen>
      )}
    </StoreScreen>
  )
}

interface TablesProps {
  readonly storeId: StoreId
  readonly tables: readonly FloorTable[]
  /** The server's clock. */
  readonly now: number
}

function Tables({ storeId, tables, now }: TablesProps) {
  const { floor: words } = useWords('floor')
  const [chosen, setChosen] = useState<FloorTable | null>(null)
  const rooms = [...Map.groupBy(tables, ({ room }) => room)]
  return (
    <>
      {rooms.length === 0 && <p className="text-muted">{words.noTables}</p>}
      <CallList calls={listCalls(tables)} now={now} />
      {rooms.map(([room, ofRoom]) => (
        <section key={room} aria-label={room} className="grid gap-3">
          <Heading level={2} look="block">
            {room}
          </Heading>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
            {ofRoom.map((table) => (
              <li key={table.position}>
                <TableTile table={table} now={now} onChoose={() => setChosen(table)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {chosen !== null && (
        <TableSheet
          storeId={storeId}
          table={tables.find((table) => isSamePlace(table, chosen)) ?? chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

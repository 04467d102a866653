import type { StoreId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { useState } from 'react'
import { BoardScreen } from '../boards/board-screen.tsx'
import { StoreScreen } from '../parts/store-screen.tsx'
import { keep, readKept } from '../state/kept.ts'
import { CallList } from './call-list.tsx'
import { type FloorTable, floorBoard, isSamePlace, listCalls } from './floor-things.ts'
import { RoomTiles } from './room-tiles.tsx'
import { TableList } from './table-list.tsx'
import { TableSheet } from './table-sheet.tsx'

/** The tables of a store for those who serve them: who calls, who owes, and what can be done about it. */
export function Component() {
  const { floor: words } = useWords('floor', 'boards')
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
  const [isList, setList] = useState(() => readKept('floor-list') === '1')
  const rooms = [...Map.groupBy(tables, ({ room }) => room)]
  const show = (asList: boolean) => {
    keep('floor-list', asList ? '1' : '0')
    setList(asList)
  }
  return (
    <>
      {rooms.length === 0 && <p className="text-muted">{words.noTables}</p>}
      <CallList calls={listCalls(tables)} now={now} />
      {rooms.map(([room, ofRoom], at) => (
        <section key={room} aria-label={room} className="grid gap-2">
          <div className="flex items-center justify-between gap-3">
            <Heading level={2} look="block">
              {room}
            </Heading>
            {at === 0 && <ViewChoice isList={isList} onChoose={show} />}
          </div>
          {isList ? (
            <TableList room={room} tables={ofRoom} now={now} onChoose={setChosen} />
          ) : (
            <RoomTiles tables={ofRoom} now={now} onChoose={setChosen} />
          )}
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

interface ViewChoiceProps {
  readonly isList: boolean
  readonly onChoose: (asList: boolean) => void
}

function ViewChoice({ isList, onChoose }: ViewChoiceProps) {
  const { floor: words } = useWords('floor')
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{words.view}</legend>
      {[false, true].map((asList) => (
        <Button
          key={String(asList)}
          look={asList === isList ? 'soft' : 'quiet'}
          size="small"
          className="min-h-11"
          aria-pressed={asList === isList}
          onClick={() => onChoose(asList)}
        >
          {asList ? words.asList : words.asTiles}
        </Button>
      ))}
    </fieldset>
  )
}

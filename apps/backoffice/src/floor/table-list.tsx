import { usePrice } from '@comanda/screen/words'
import { DataList, DataRow } from '@comanda/ui/data-list'
import { AllergyLines } from './allergy-lines.tsx'
import { type FloorTable, sumOwed } from './floor-things.ts'
import { sortTables } from './sort-tables.ts'
import { sinceMinutes, TableState } from './table-tile.tsx'

interface TablesOfRoomProps {
  readonly room: string
  readonly tables: readonly FloorTable[]
  /** The server's clock. */
  readonly now: number
  readonly onChoose: (table: FloorTable) => void
}

/** A room's tables one below the other, those that need somebody first. */
export function TableList({ room, tables, now, onChoose }: TablesOfRoomProps) {
  const price = usePrice()
  const { needing, busy, free } = sortTables(tables)
  return (
    <DataList label={room}>
      {[...needing, ...busy, ...free].map((table) => {
        const { position, name, bill, allergies } = table
        const owed = sumOwed(table)
        return (
          <DataRow
            key={position}
            title={
              <>
                <span className="sr-only">{room} </span>
                {name}
              </>
            }
            end={owed > 0 && <span className="text-lg font-bold tabular-nums">{price(owed)}</span>}
            onOpen={() => onChoose(table)}
          >
            <TableState table={table} />
            {bill !== null && <span className="tabular-nums">{sinceMinutes(bill.openedAt, now)} min</span>}
            <AllergyLines allergies={allergies} />
          </DataRow>
        )
      })}
    </DataList>
  )
}

import type { FloorTable } from './floor-things.ts'
import { sortTables } from './sort-tables.ts'
import { TableTile } from './table-tile.tsx'

interface RoomTilesProps {
  readonly tables: readonly FloorTable[]
  /** The server's clock. */
  readonly now: number
  readonly onChoose: (table: FloorTable) => void
}

const grids = {
  needing: 'grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]',
  busy: 'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]',
  free: 'grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]',
} as const
const sizeOf = { needing: 'large', busy: 'medium', free: 'small' } as const

/** A room's tables: large where somebody is needed, small where nobody sits, so that forty are seen at once. */
export function RoomTiles({ tables, now, onChoose }: RoomTilesProps) {
  const sorted = sortTables(tables)
  return (['needing', 'busy', 'free'] as const).map(
    (group) =>
      sorted[group].length > 0 && (
        <ul key={group} className={`grid gap-2 ${grids[group]}`}>
          {sorted[group].map((table) => (
            <li key={table.position} className="grid">
              <TableTile table={table} now={now} size={sizeOf[group]} onChoose={() => onChoose(table)} />
            </li>
          ))}
        </ul>
      ),
  )
}

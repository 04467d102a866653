import { foldText } from '@comanda/rules/text/search-text'
import type { Resource, Store } from '@comanda/rules/venue/store'
import type { ScannedTable } from './read-table-code.ts'

/** A room or terrace whose tables can be typed; named with its store where there are several. */
export interface TableArea {
  readonly store: Pick<Store, 'id' | 'name'>
  readonly room: Pick<Resource, 'id' | 'name' | 'positions'>
  readonly name: string
}

export function listTableAreas(stores: readonly Store[]): TableArea[] {
  const areas = stores
    .filter(({ modes }) => modes.table)
    .flatMap((store) =>
      store.resources
        .filter(({ kind, positions }) => kind === 'room' && positions.length > 0)
        .map((room) => ({ store, room })),
    )
  const hasSeveral = new Set(areas.map(({ store }) => store.id)).size > 1
  return areas.map((area) => ({
    ...area,
    name: hasSeveral ? `${area.store.name} · ${area.room.name}` : area.room.name,
  }))
}

/** The table that a diner reads on the table itself: its number, or its name where it has one (QR-017). */
export function findTypedTable({ store, room }: TableArea, typed: string): ScannedTable | undefined {
  const text = foldText(typed.trim())
  const table = room.positions.find(
    ({ number, alias }) => String(number) === text || (alias !== null && foldText(alias) === text),
  )
  return table && { storeId: store.id, resourceId: room.id, position: table.number, signature: null }
}

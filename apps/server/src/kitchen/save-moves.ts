import { randomUUID } from 'node:crypto'
import type { PressId } from '@comanda/rules/ids'
import { isStations } from '@comanda/rules/kitchen/kitchen-item'
import { listClashes } from '@comanda/rules/kitchen/list-clashes'
import type { ItemProgress } from '@comanda/rules/kitchen/move-item'
import type { StaffWriteContext } from '../call/staff-context.ts'
import { publishStaff } from '../live/publish-staff.ts'
import { type StoredItem, saveItemMove } from './board.repository.ts'
import { tellOrders } from './tell-orders.ts'
import { tellTables } from './tell-tables.ts'

export interface PlannedMove {
  readonly item: StoredItem
  readonly next: Pick<ItemProgress, 'state' | 'unitsReady'>
}

/** Moves dishes that the caller has locked in one press, says who did it, and tells the boards of each, and the tables. */
export async function saveMoves(context: StaffWriteContext, moves: readonly PlannedMove[]): Promise<StoredItem[]> {
  const { tx, siteId, person, device, now } = context
  const movedBy = person?.name ?? device?.name ?? ''
  const press = randomUUID() as PressId
  const saved: StoredItem[] = []
  for (const { item, next } of moves) {
    const isBumped = isStations(item) && (next.state === 'ready' || next.state === 'served')
    const pressId = isBumped ? press : next.state === 'served' ? item.pressId : null
    const firedAt = next.state === 'queued' ? now : item.firedAt
    const moved = await saveItemMove(tx, item, { ...next, pressId, firedAt, movedBy, movedAt: now })
    const message = { kind: 'item-moved', store: item.storeId, id: item.id, version: moved.version }
    await publishStaff(tx, siteId, { topic: 'kitchen', message })
    saved.push(moved)
  }
  await tellOrders(
    tx,
    siteId,
    saved.map((item, at) => ({ item, from: moves[at]?.item ?? item })),
  )
  await tellFloorOfAllergies(context, saved)
  const touched = moves.filter(({ item, next }) => (item.state === 'served') !== (next.state === 'served'))
  await tellTables(
    tx,
    siteId,
    touched.map(({ item }) => item.ticketId),
  )
  return saved
}

/** The floor shows a dish that clashes with an allergy until it is served. */
async function tellFloorOfAllergies({ tx, siteId }: StaffWriteContext, moved: readonly StoredItem[]): Promise<void> {
  for (const item of moved) {
    if (listClashes(item).length === 0) continue
    const message = { kind: 'dish-moved', store: item.storeId, id: item.id, version: item.version }
    await publishStaff(tx, siteId, { topic: 'floor', message })
  }
}

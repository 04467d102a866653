import type { bumpTicket as row } from '@comanda/contract/calls/staff/kitchen'
import { refusal } from '@comanda/contract/refusals'
import { moveItem } from '@comanda/rules/kitchen/move-item'
import type { StaffWriter } from '../call/staff-handler.ts'
import { lockItemsOf } from './board.repository.ts'
import { type PlannedMove, saveMoves } from './save-moves.ts'
import { hasStations } from './station.repository.ts'
import { isClashUnseen, toShownItem } from './to-shown-item.ts'

/** A board names what it showed: a dish that was added or changed meanwhile is not bumped unseen. */
export const bumpTicket: StaffWriter<typeof row> = async ({ ticketId, items: seen }, context) => {
  const locked = await lockItemsOf(context.tx, context, ticketId)
  const [one] = locked
  const hasPass = one === undefined || (await hasStations(context.tx, context.siteId, one.storeId))
  const moves: PlannedMove[] = []
  let first: { readonly by: string } | undefined
  for (const { itemId, version } of seen) {
    const item = locked.find(({ id }) => id === itemId)
    if (item === undefined) return refusal('kitchen-item-not-found')
    const moved = moveItem(item, { to: 'ready', units: null }, hasPass)
    if (!moved.allowed && moved.code === 'illegal-move') return refusal('illegal-move')
    if (!moved.allowed) first ??= { by: item.movedBy }
    else if (item.version !== version) return refusal('version-stale')
    else if (isClashUnseen(item)) return refusal('allergy-unseen')
    else moves.push({ item, next: moved.next })
  }
  const [known] = moves
  if (known === undefined) return first ? refusal('already-there', first) : refusal('kitchen-item-not-found')
  const saved = await saveMoves(context, moves)
  return {
    reply: { items: saved.map(toShownItem) },
    subject: `kitchen-ticket:${ticketId}`,
    storeId: known.item.storeId,
    before: { states: moves.map(({ item }) => item.state) },
    after: { states: saved.map(({ state }) => state) },
  }
}

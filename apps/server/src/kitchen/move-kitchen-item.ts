import type { moveKitchenItem as row } from '@comanda/contract/calls/staff/kitchen'
import { refusal } from '@comanda/contract/refusals'
import { moveItem } from '@comanda/rules/kitchen/move-item'
import type { StaffWriter } from '../call/staff-handler.ts'
import { lockItem } from './board.repository.ts'
import { saveMoves } from './save-moves.ts'
import { hasStations } from './station.repository.ts'
import { isClashUnseen, toShownItem } from './to-shown-item.ts'

/** Of two who press together the second is told who was first; whoever saw an older dish is told that it changed. */
export const moveKitchenItem: StaffWriter<typeof row> = async ({ itemId, to, units, version }, context) => {
  const item = await lockItem(context.tx, context, itemId)
  if (item === undefined) return refusal('kitchen-item-not-found')
  const hasPass = await hasStations(context.tx, context.siteId, item.storeId)
  const moved = moveItem(item, { to, units }, hasPass)
  if (!moved.allowed) {
    return moved.code === 'already-there' ? refusal(moved.code, { by: item.movedBy }) : refusal(moved.code)
  }
  if (item.version !== version) return refusal('version-stale')
  if (to === 'ready' && isClashUnseen(item)) return refusal('allergy-unseen')
  const [saved = item] = await saveMoves(context, [{ item, next: moved.next }])
  return {
    reply: toShownItem(saved),
    subject: `kitchen-item:${itemId}`,
    storeId: item.storeId,
    before: { state: item.state, unitsReady: item.unitsReady },
    after: { state: saved.state, unitsReady: saved.unitsReady },
  }
}

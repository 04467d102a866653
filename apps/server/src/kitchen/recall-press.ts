import type { recallPress as row } from '@comanda/contract/calls/staff/kitchen'
import { refusal } from '@comanda/contract/refusals'
import { moveItem } from '@comanda/rules/kitchen/move-item'
import type { StaffWriter } from '../call/staff-handler.ts'
import { lockItemsOfPress } from './board.repository.ts'
import { saveMoves } from './save-moves.ts'
import { toShownItem } from './to-shown-item.ts'

/** What one press bumped comes back together, also where some of it was served since; what was voided does not. */
export const recallPress: StaffWriter<typeof row> = async ({ pressId }, context) => {
  const locked = await lockItemsOfPress(context.tx, context, pressId)
  const [known] = locked
  // Dishes that were recalled since belong to no press any more.
  if (known === undefined) return refusal('kitchen-item-not-found')
  const moves = locked.flatMap((item) => {
    const moved = moveItem(item, { to: 'cooking', units: null })
    return moved.allowed ? { item, next: moved.next } : []
  })
  if (moves.length === 0) return refusal('illegal-move')
  const saved = await saveMoves(context, moves)
  return {
    reply: { items: saved.map(toShownItem) },
    subject: `kitchen-ticket:${known.ticketId}`,
    storeId: known.storeId,
    before: { states: moves.map(({ item }) => item.state) },
    after: { states: saved.map(({ state }) => state) },
  }
}

import type { fireCourse as row } from '@comanda/contract/calls/staff/kitchen'
import { refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { printFiring } from '../printing/print-ticket.ts'
import { isOrderTicket, lockItemsOf } from './board.repository.ts'
import { saveMoves } from './save-moves.ts'
import { toShownItem } from './to-shown-item.ts'

/** Of two who fire together the second finds nothing held. An order that nobody has accepted is not fired. */
export const fireCourse: StaffWriter<typeof row> = async ({ ticketId, course }, context) => {
  const locked = await lockItemsOf(context.tx, context, ticketId)
  const [known] = locked
  if (known === undefined) return refusal('kitchen-item-not-found')
  const held = locked.filter((item) => item.course === course && item.state === 'held')
  if (held.length === 0 || (await isOrderTicket(context.tx, context.siteId, ticketId)))
    return refusal('nothing-to-send')
  const next = { state: 'queued', unitsReady: 0 } as const
  const fired = await saveMoves(
    context,
    held.map((item) => ({ item, next })),
  )
  const { siteId, now } = context
  await printFiring(context.tx, { siteId, storeId: known.storeId, ticketId, course }, now)
  return {
    reply: { items: fired.map(toShownItem) },
    subject: `kitchen-ticket:${ticketId}`,
    storeId: known.storeId,
    before: { course, state: 'held' },
    after: { course, state: 'queued' },
  }
}

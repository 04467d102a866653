import type { confirmVoid as row } from '@comanda/contract/calls/staff/kitchen'
import { refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { publishStaff } from '../live/publish-staff.ts'
import { lockItem, saveVoidSeen } from './board.repository.ts'
import { toShownItem } from './to-shown-item.ts'

/** A station says that it knows of a dish that it must not cook any more. */
export const confirmVoid: StaffWriter<typeof row> = async ({ itemId }, context) => {
  const { tx, siteId, now } = context
  const item = await lockItem(tx, context, itemId)
  if (item === undefined) return refusal('kitchen-item-not-found')
  if (item.state !== 'voided') return refusal('illegal-move')
  if (item.voidSeenAt !== null) return refusal('already-there', { by: '' })
  const seen = await saveVoidSeen(tx, item, now)
  const message = { kind: 'void-seen', store: item.storeId, id: itemId, version: seen.version }
  await publishStaff(tx, siteId, { topic: 'kitchen', message })
  const isWaste = item.voidedFrom === 'cooking' || item.voidedFrom === 'ready'
  return {
    reply: toShownItem(seen),
    subject: `kitchen-item:${itemId}`,
    storeId: item.storeId,
    before: { seen: false },
    after: { seen: true, wasted: isWaste ? item.units : 0 },
  }
}

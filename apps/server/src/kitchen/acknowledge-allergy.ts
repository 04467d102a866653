import type { acknowledgeAllergy as row } from '@comanda/contract/calls/staff/kitchen'
import { refusal } from '@comanda/contract/refusals'
import { listClashes } from '@comanda/rules/kitchen/list-clashes'
import type { StaffWriter } from '../call/staff-handler.ts'
import { publishStaff } from '../live/publish-staff.ts'
import { lockItem, saveAllergySeen } from './board.repository.ts'
import { isClashUnseen, toShownItem } from './to-shown-item.ts'

/** Somebody knows that a dish clashes with a declared allergy. A board is nobody, so its own word does not count. */
export const acknowledgeAllergy: StaffWriter<typeof row> = async ({ itemId, version }, context) => {
  const { tx, siteId, person, approvedBy, now } = context
  const item = await lockItem(tx, context, itemId)
  if (item === undefined) return refusal('kitchen-item-not-found')
  if (person === null && approvedBy === null) return refusal('staff-only')
  if (!isClashUnseen(item)) return refusal('already-there', { by: '' })
  // An allergy that was declared meanwhile was not seen.
  if (item.version !== version) return refusal('version-stale')
  const seen = await saveAllergySeen(tx, item, now)
  const message = { kind: 'allergy-seen', store: item.storeId, id: itemId, version: seen.version }
  await publishStaff(tx, siteId, { topic: 'kitchen', message })
  return {
    reply: toShownItem(seen),
    subject: `kitchen-item:${itemId}`,
    storeId: item.storeId,
    before: { seen: false },
    // How many, not which: of a diner's health the audit keeps nothing.
    after: { seen: true, clashes: listClashes(item).length },
  }
}

import type { acknowledgeAllergy as row } from '@comanda/contract/calls/staff/kitchen'
import { refusal } from '@comanda/contract/refusals'
import { listClashes } from '@comanda/rules/kitchen/list-clashes'
import type { StaffWriter } from '../call/staff-handler.ts'
import { publishStaff } from '../live/publish-staff.ts'
import { lockItem, saveAllergyTaken } from './board.repository.ts'
import { isClashUnseen, toShownItem } from './to-shown-item.ts'

/**
 * Somebody takes on that a dish clashes with a declared allergy: they adapt it, or the floor asks the table. At a device
 * only whoever types their PIN is somebody: neither the board nor whoever signed in there this morning.
 */
export const acknowledgeAllergy: StaffWriter<typeof row> = async ({ itemId, version, answer }, context) => {
  const { tx, siteId, person, device, approvedBy, now } = context
  const item = await lockItem(tx, context, itemId)
  if (item === undefined) return refusal('kitchen-item-not-found')
  const by = approvedBy ?? (device === null ? (person?.id ?? null) : null)
  if (by === null) return refusal('staff-only')
  if (!isClashUnseen(item)) return refusal('already-there', { by: '' })
  // An allergy that was declared meanwhile was not seen.
  if (item.version !== version) return refusal('version-stale')
  const seen = await saveAllergyTaken(tx, item, { answer, by, now })
  const message = { kind: 'allergy-seen', store: item.storeId, id: itemId, version: seen.version }
  await publishStaff(tx, siteId, { topic: 'kitchen', message })
  // The table's waiters see whose word it is.
  await publishStaff(tx, siteId, { topic: 'floor', message })
  return {
    reply: toShownItem(seen),
    subject: `kitchen-item:${itemId}`,
    storeId: item.storeId,
    before: { seen: false },
    // How many, not which: of a diner's health the audit keeps nothing.
    after: { seen: true, clashes: listClashes(item).length, answer },
  }
}

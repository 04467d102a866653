import type { handInPouch as row } from '@comanda/contract/calls/staff/till'
import { refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { publishStaff } from '../live/publish-staff.ts'
import { emptyPouch, getFirstDrawer } from './hand-taking.repository.ts'

/** What both have counted goes into the drawer. Another sum is refused, the cash stays in the pouch, and they count again. */
export const handInPouch: StaffWriter<typeof row> = async ({ storeId, staffId, counted }, context) => {
  const { tx, siteId, person, now } = context
  if (person === null) return refusal('staff-only')
  const drawerId = await getFirstDrawer(tx, siteId, storeId)
  const into = { drawerId, handedInAt: now, handedInTo: person.id }
  const pouch = await emptyPouch(tx, { siteId, storeId, staffId }, into)
  // Somebody else was faster, or there never was anything in it.
  if (pouch === undefined) return refusal('already-there', { by: '' })
  if (pouch.amount !== counted) return refusal('pouch-differs', { amount: pouch.amount })
  // A pouch has no versions of its own: the moment is greater every time.
  const message = { kind: 'pouch-emptied', store: storeId, id: `pouch:${staffId}`, version: Math.floor(now / 1000) }
  await publishStaff(tx, siteId, { topic: 'orders', message })
  return {
    reply: pouch,
    subject: `staff:${staffId}`,
    storeId,
    before: { pouch: pouch.amount },
    after: { pouch: 0, drawerId },
  }
}

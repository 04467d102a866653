import type { startRush as row } from '@comanda/contract/calls/staff/rush'
import { refusal } from '@comanda/contract/refusals'
import { findRushEnd } from '@comanda/rules/venue/rush'
import type { StaffWriter } from '../call/staff-handler.ts'
import { findStore } from './find-store.ts'
import type { KeepsVenues } from './load-venues.ts'
import { publishRush } from './publish-rush.ts'
import { saveRush } from './rush.repository.ts'

/** New orders are promised later, or not taken; those that are placed keep their time. The clock alone ends it. */
export const startRush: StaffWriter<typeof row, KeepsVenues> = async (asked, context) => {
  const { storeId, minutes, stopped } = asked
  const { tx, siteId, now, house } = context
  const venues = await house.venues.get(siteId)
  const store = findStore(venues, storeId)
  if (store === undefined) return refusal('store-not-found')
  if (minutes === 0 && stopped.length === 0) return refusal('request-malformed', { parameter: 'minutes' })
  const endsAt = findRushEnd(asked.endsAt, now, store)
  if (endsAt === undefined) return refusal('end-missing')
  const rush = { minutes, stopped: [...new Set(stopped)], endsAt }
  await saveRush(tx, { siteId, storeId }, rush)
  await publishRush(tx, { siteId, storeId })
  return {
    reply: rush,
    subject: `store:${storeId}`,
    storeId,
    before: venues.rushes.get(storeId) ?? null,
    after: rush,
  }
}

import type { removeStation as row } from '@comanda/contract/calls/staff/kitchen'
import { refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { publishStaff } from '../live/publish-staff.ts'
import { closeStation } from '../venue/close-station.ts'
import { emptyStation } from './empty-station.ts'

/** Nothing that was sent is lost with its station: the pass has it, marked as without one (DAY-075). */
export const removeStation: StaffWriter<typeof row> = async ({ stationId }, context) => {
  const { tx, siteId, stores } = context
  const closed = await closeStation(tx, { siteId, stores, stationId }, () => emptyStation(tx, siteId, stationId))
  if (closed === undefined) return refusal('station-not-found')
  const { storeId, name } = closed.station
  const dishes = closed.emptied.filter(({ state }) => state !== 'served' && state !== 'voided').length
  // A board reads everything again when it hears of something that it does not know.
  const message = { kind: 'station-removed', store: storeId, id: `station:${stationId}`, version: 1 }
  await publishStaff(tx, siteId, { topic: 'kitchen', message })
  return { reply: { dishes }, subject: `station:${stationId}`, storeId, before: { name }, after: { dishes } }
}

import type { SiteId, StationId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { leaveStation } from '../printing/leave-station.ts'
import { sendToPass } from './station.repository.ts'

/** Before a station is removed: the pass has its dishes, and their papers stay. The caller has locked it. */
export async function emptyStation(tx: Tx, siteId: SiteId, stationId: StationId) {
  await leaveStation(tx, siteId, stationId)
  return sendToPass(tx, siteId, stationId)
}

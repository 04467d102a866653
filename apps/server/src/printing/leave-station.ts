import type { SiteId, StationId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { endRoutesOf } from './print-route.repository.ts'

/** A station is being removed. What waits for its printers is printed there, or by their fallbacks, all the same. */
export function leaveStation(tx: Tx, siteId: SiteId, stationId: StationId): Promise<void> {
  return endRoutesOf(tx, siteId, stationId)
}

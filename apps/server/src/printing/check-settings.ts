import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { DeviceId, SiteId, StationId, StoreId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { lockStations } from './print-route.repository.ts'
import { listPrinters } from './printer.repository.ts'

interface WishedPrinter {
  readonly siteId: SiteId
  readonly storeId: StoreId
  /** Null for one that is new. */
  readonly printerId: DeviceId | null
  readonly fallbackId: DeviceId | null
  readonly stationIds: readonly StationId[]
}

/** A printer prints for stations of its own store, and another printer of that store prints for it. */
export async function checkSettings(tx: Tx, wished: WishedPrinter): Promise<Refusal | null> {
  const { siteId, storeId, printerId, fallbackId, stationIds } = wished
  const stations = await lockStations(tx, siteId, storeId)
  const isKnown = (id: StationId) => stations.some(({ stationId }) => stationId === id)
  if (!stationIds.every(isKnown)) return refusal('station-not-found')
  if (fallbackId === null) return null
  const printers = await listPrinters(tx, siteId, storeId)
  const hasFallback = printers.some(({ id }) => id === fallbackId && id !== printerId)
  return hasFallback ? null : refusal('device-not-found')
}

import type { Told } from '@comanda/contract/audit-fields'
import type { DeviceId, SiteId, StationId, StoreId } from '@comanda/rules/ids'
import { getModelFacts, type PrinterModel } from '@comanda/rules/printing/printer-models'
import type { Tx } from '../database/database.ts'
import { listStations } from './print-route.repository.ts'
import { listPrinters } from './printer.repository.ts'

interface Settings {
  readonly name: string
  readonly model: PrinterModel
  readonly fallbackId: DeviceId | null
  readonly stationIds: readonly StationId[]
  readonly hasPass: boolean
}

/** Names what the audit says of printers: an id says nothing to a reader, and later its station may be gone. */
export async function createPrinterTeller(
  tx: Tx,
  { siteId, storeId }: { readonly siteId: SiteId; readonly storeId: StoreId },
): Promise<(settings: Settings) => Told> {
  const stations = await listStations(tx, siteId, storeId)
  const printers = await listPrinters(tx, siteId, storeId)
  return ({ name, model, fallbackId, stationIds, hasPass }) => ({
    name,
    model: getModelFacts(model).name,
    hasPass,
    fallback: printers.find(({ id }) => id === fallbackId)?.name ?? null,
    stations: stations.filter(({ stationId }) => stationIds.includes(stationId)).map((station) => station.name),
  })
}

import type { addPrinter as row } from '@comanda/contract/calls/staff/printing'
import { refusal } from '@comanda/contract/refusals'
import { isInReach } from '@comanda/rules/staff/check-access'
import type { StaffWriter } from '../call/staff-handler.ts'
import { issueDevice } from '../staff/issue-device.ts'
import { listPrinters, listStationIds, savePrinter, saveRoutes } from './printer.repository.ts'

/** A printer cannot type a code, so it is given its address, which holds its token. */
export const addPrinter: StaffWriter<typeof row> = async (request, context) => {
  const { storeId, name, language, codePage, columns, fallbackId, stationIds, hasPass } = request
  const { tx, siteId, stores, person, now } = context
  if (person === null) return refusal('staff-only')
  if (!isInReach(stores, storeId)) return refusal('store-not-found')
  const known = await listStationIds(tx, siteId, storeId)
  if (!stationIds.every((id) => known.includes(id))) return refusal('station-not-found')
  const others = await listPrinters(tx, siteId, storeId)
  if (fallbackId !== null && !others.some(({ id }) => id === fallbackId)) return refusal('device-not-found')
  const device = { siteId, storeId, kind: 'printer', name, pairedBy: person.id } as const
  const { id, token } = await issueDevice(tx, device, now)
  await savePrinter(tx, { siteId, id, storeId, language, codePage, columns, fallbackId })
  const routed = [...new Set([...stationIds, ...(hasPass ? [null] : [])])]
  await saveRoutes(
    tx,
    routed.map((stationId) => ({ siteId, storeId, stationId, printerId: id })),
  )
  return {
    reply: { printerId: id, path: `/printer/${token}` },
    subject: `device:${id}`,
    storeId,
    before: null,
    after: { kind: 'printer', name, stationIds, hasPass },
  }
}

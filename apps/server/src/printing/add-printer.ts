import type { addPrinter as row } from '@comanda/contract/calls/staff/printing'
import { refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { issueDevice } from '../team/issue-device.ts'
import { checkSettings } from './check-settings.ts'
import { createPrinterTeller } from './create-printer-teller.ts'
import { listRouted } from './list-routed.ts'
import { saveRoutes } from './print-route.repository.ts'
import { savePrinter } from './printer.repository.ts'

/** A printer cannot type a code, so it is given its address, which holds its token. */
export const addPrinter: StaffWriter<typeof row> = async ({ storeId, ...settings }, context) => {
  const { tx, siteId, person, now } = context
  const { name, model, fallbackId } = settings
  if (person === null) return refusal('staff-only')
  const refused = await checkSettings(tx, { siteId, storeId, printerId: null, ...settings })
  if (refused !== null) return refused
  const device = { siteId, storeId, kind: 'printer', name, pairedBy: person.id } as const
  const { id, token } = await issueDevice(tx, device, now)
  await savePrinter(tx, { siteId, id, storeId, model, fallbackId })
  await saveRoutes(tx, { siteId, storeId, id }, listRouted(settings))
  const toTold = await createPrinterTeller(tx, { siteId, storeId })
  return {
    reply: { printerId: id, path: `/printer/${token}` },
    subject: `printer:${id}`,
    storeId,
    before: null,
    after: toTold(settings),
    version: 1,
  }
}

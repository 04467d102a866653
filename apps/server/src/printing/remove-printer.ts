import type { removePrinter as row } from '@comanda/contract/calls/staff/printing'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { planRetirement, type Retirement } from '@comanda/rules/printing/plan-retirement'
import type { StaffWriter } from '../call/staff-handler.ts'
import type { Tx } from '../database/database.ts'
import { endDevice } from '../team/end-device.ts'
import { createPrinterTeller } from './create-printer-teller.ts'
import { handOnPapers } from './hand-on-papers.ts'
import { listRoutes, saveRoutes } from './print-route.repository.ts'
import {
  findPrinter,
  handOnReplacing,
  listPrinters,
  lockPrinter,
  lockPrintersOfStore,
  raiseSettings,
  type StoredPrinter,
} from './printer.repository.ts'
import { tellPrinter } from './tell-boards.ts'
import { toSettings } from './to-shown-printer.ts'

/** Its papers stay: what came out of it can still be printed again, elsewhere. */
export const removePrinter: StaffWriter<typeof row> = async ({ printerId, movesTo, withoutPaper }, context) => {
  const { tx, siteId, now } = context
  const found = await findPrinter(tx, context, printerId)
  if (found === undefined) return refusal('device-not-found')
  const { storeId } = found
  await lockPrintersOfStore(tx, siteId, storeId)
  const printer = await lockPrinter(tx, context, printerId)
  if (printer === undefined) return refusal('device-not-found')
  const routes = await listRoutes(tx, siteId, storeId)
  const printers = await listPrinters(tx, siteId, storeId)
  const heir = printers.find(({ id }) => id === movesTo && id !== printerId)
  if (movesTo !== null && heir === undefined) return refusal('device-not-found')
  const plan = planRetirement(printerId, { printers, routes })
  const left = heir === undefined ? plan.onlyHere : []
  const places = routes.filter(({ stationId, printerId: at }) => at === printerId && left.includes(stationId))
  const names = places.map(({ station }) => station ?? '')
  if (names.length > 0 && !withoutPaper) return refusal('paper-needed', { places: names })
  const toTold = await createPrinterTeller(tx, printer)
  const before = toTold(toSettings(printer, routes))
  await handOnPapers(tx, printer, { to: heir?.id ?? null, now })
  const ended = await endDevice(context, printerId)
  if (isRefusal(ended)) return ended
  await saveRoutes(tx, printer, [])
  if (heir !== undefined) await takeOver(tx, heir, { plan, routes })
  await handOnReplacing(tx, printer, heir?.id ?? null)
  await tellPrinter(tx, printer)
  const after = { name: printer.name, movedTo: heir?.name ?? null, withoutPaper: names.length > 0 }
  return { reply: {}, subject: `printer:${printerId}`, storeId, before, after }
}

interface Inheritance {
  readonly plan: Retirement
  readonly routes: Awaited<ReturnType<typeof listRoutes>>
}

/** What the one printed the other prints from now on, besides its own. */
async function takeOver(tx: Tx, heir: StoredPrinter, { plan, routes }: Inheritance): Promise<void> {
  if (plan.prints.length === 0) return
  const own = routes.filter(({ printerId }) => printerId === heir.id).map(({ stationId }) => stationId)
  await saveRoutes(tx, heir, [...new Set([...own, ...plan.prints])])
  await raiseSettings(tx, heir)
  await tellPrinter(tx, heir)
}

import type { ReplyOf } from '@comanda/contract/call'
import type { changePrinter } from '@comanda/contract/calls/staff/printing'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { listRoutes } from './print-route.repository.ts'
import { listTrials } from './print-trial.repository.ts'
import type { StoredPrinter } from './printer.repository.ts'
import { toShownPrinter } from './to-shown-printer.ts'

/** One printer as a person sees it after they have done something to it. */
export async function showPrinter(
  tx: Tx,
  printer: StoredPrinter,
  now: Instant,
): Promise<ReplyOf<typeof changePrinter>> {
  const { siteId, storeId } = printer
  const routes = await listRoutes(tx, siteId, storeId)
  return toShownPrinter(printer, { routes, trials: await listTrials(tx, siteId, storeId), now })
}

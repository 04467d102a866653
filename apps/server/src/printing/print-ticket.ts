import type { SiteId, StoreId, TicketId } from '@comanda/rules/ids'
import { choosePrinter } from '@comanda/rules/printing/choose-printer'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { saveJobs } from './print-job.repository.ts'
import { listRoutes } from './print-route.repository.ts'
import { listPrinters } from './printer.repository.ts'
import { toKnownPrinter } from './to-known-printer.ts'

interface Printing {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly ticketId: TicketId
}

/**
 * Wants a ticket on paper, once per route, in the transaction that lets the kitchen begin. Without a living printer the
 * papers wait at the route's own: an order is taken all the same, and the boards say what is missing (DAY-107).
 */
export async function printTicket(tx: Tx, ticket: Printing, now: Instant): Promise<void> {
  const { siteId, storeId } = ticket
  const routes = await listRoutes(tx, siteId, storeId)
  if (routes.length === 0) return
  const printers = (await listPrinters(tx, siteId, storeId)).map(toKnownPrinter)
  const planned = routes.map(({ routeId, printerId: first }) => ({
    routeId,
    printerId: choosePrinter({ printers, first, tried: [], now }) ?? first,
  }))
  await saveJobs(tx, ticket, { routes: planned, now })
}

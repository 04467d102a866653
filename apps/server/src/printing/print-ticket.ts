import type { SiteId, StoreId, TicketId } from '@comanda/rules/ids'
import { choosePrinter } from '@comanda/rules/printing/choose-printer'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { leaveJobs } from './print-job.repository.ts'
import { listRoutes } from './print-route.repository.ts'
import { listPrinters } from './printer.repository.ts'
import { toKnownPrinter } from './to-known-printer.ts'

interface Printing {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly ticketId: TicketId
}

/** Wants a ticket on paper, once per route, in the transaction that lets the kitchen begin. */
export async function printTicket(tx: Tx, ticket: Printing, now: Instant): Promise<void> {
  const routes = await planPapers(tx, ticket, now)
  if (routes.length > 0) leaveJobs(tx, ticket, { routes, firedCourse: null, now })
}

/** Wants the firing of a course on paper, once, wherever its dishes are printed (DAY-205). */
export async function printFiring(tx: Tx, { course, ...ticket }: Printing & { course: number }, now: Instant) {
  const routes = await planPapers(tx, ticket, now)
  if (routes.length > 0) leaveJobs(tx, ticket, { routes, firedCourse: course, now })
}

/**
 * Where a ticket is printed. Without a living printer the papers wait at the route's own: an order is taken all the
 * same, and the boards say what is missing (DAY-107).
 */
async function planPapers(tx: Tx, { siteId, storeId }: Omit<Printing, 'ticketId'>, now: Instant) {
  const [routes, stored] = await Promise.all([listRoutes(tx, siteId, storeId), listPrinters(tx, siteId, storeId)])
  const printers = stored.map(toKnownPrinter)
  return routes.map(({ routeId, printerId: first }) => ({
    routeId,
    printerId: choosePrinter({ printers, first, tried: [], now }) ?? first,
  }))
}

import type { LanguageCode } from '@comanda/rules/text/language'
import type { TimeZone } from '@comanda/rules/time/calendar'
import { and, asc, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../database/database.ts'
import { kitchenItem, kitchenTicket, station } from '../database/schema/kitchen.ts'
import { placedOrder } from '../database/schema/order.ts'
import { printRoute } from '../database/schema/printing.ts'
import { site } from '../database/schema/site.ts'
import { store } from '../database/schema/store.ts'
import type { StoredJob } from './print-job.repository.ts'

export interface PaperFacts {
  readonly ticket: typeof kitchenTicket.$inferSelect
  readonly items: readonly (typeof kitchenItem.$inferSelect)[]
  /** The course that it says was fired. */
  readonly firedCourse: number | null
  /** The number of the order that it was added to. */
  readonly beside: number | null
  /** Null at the pass. */
  readonly station: string | null
  readonly language: LanguageCode
  readonly timeZone: TimeZone
}

const firstOrder = alias(placedOrder, 'first_order')

/** The facts that a paper is written from: the ticket, and those of its dishes that its route is for. */
export async function readPaperFacts(
  tx: Tx,
  { siteId, ticketId, routeId, firedCourse }: StoredJob,
): Promise<PaperFacts> {
  const [found] = await tx
    .select({
      ticket: kitchenTicket,
      stationId: printRoute.stationId,
      formerStationId: printRoute.formerStationId,
      station: station.name,
      beside: firstOrder.number,
      language: site.defaultLanguage,
      timeZone: store.timeZone,
    })
    .from(kitchenTicket)
    .innerJoin(site, eq(site.id, kitchenTicket.siteId))
    .innerJoin(store, and(eq(store.siteId, kitchenTicket.siteId), eq(store.id, kitchenTicket.storeId)))
    .innerJoin(printRoute, and(eq(printRoute.siteId, kitchenTicket.siteId), eq(printRoute.id, routeId)))
    .leftJoin(placedOrder, and(eq(placedOrder.siteId, kitchenTicket.siteId), eq(placedOrder.id, kitchenTicket.orderId)))
    .leftJoin(firstOrder, and(eq(firstOrder.siteId, placedOrder.siteId), eq(firstOrder.id, placedOrder.besideId)))
    .leftJoin(station, and(eq(station.siteId, printRoute.siteId), eq(station.id, printRoute.stationId)))
    .where(and(eq(kitchenTicket.siteId, siteId), eq(kitchenTicket.id, ticketId)))
  if (found === undefined) throw new Error('a paper has no ticket')
  const { stationId, formerStationId, ...facts } = found
  const items = await tx
    .select()
    .from(kitchenItem)
    .where(
      and(
        eq(kitchenItem.siteId, siteId),
        eq(kitchenItem.ticketId, ticketId),
        ne(kitchenItem.state, 'voided'),
        firedCourse === null ? undefined : eq(kitchenItem.course, firedCourse),
        stationId === null ? undefined : eq(kitchenItem.stationId, stationId),
        formerStationId === null ? undefined : eq(kitchenItem.formerStationId, formerStationId),
      ),
    )
    .orderBy(asc(kitchenItem.position))
  return { ...facts, firedCourse, items }
}

import type { DeviceId, TicketId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { printJob } from '../database/schema/printing.ts'
import { isOpen, type StoredJob } from './print-job.repository.ts'

interface OpenPapersSearch extends Pick<StoredJob, 'siteId' | 'storeId'> {
  readonly unconfirmedSince: Instant
}

/** As one text per printer: while a printer is dead its papers grow to hundreds, and every board asks for them. */
const openPapersOfStore = hot((db, slot: Slots<OpenPapersSearch>) => {
  const ids = sql`string_agg(${printJob.ticketId}::text, ' ')`
  return db
    .select({
      printerId: printJob.printerId,
      all: sql<string>`${ids}`,
      unconfirmed: sql<string>`coalesce(${ids}
        filter (where ${printJob.offeredAt} <= ${slot('unconfirmedSince', printJob.offeredAt)}), '')`,
    })
    .from(printJob)
    .where(
      and(
        eq(printJob.siteId, slot('siteId', printJob.siteId)),
        eq(printJob.storeId, slot('storeId', printJob.storeId)),
        isOpen,
      ),
    )
    .groupBy(printJob.printerId)
})

/** Of which tickets a printer has open papers, young and old, and of which it has had them for too long. */
export interface OpenPapers {
  readonly printerId: DeviceId
  readonly all: readonly TicketId[]
  readonly unconfirmed: readonly TicketId[]
}

export async function listOpenPapers(db: Reader, search: OpenPapersSearch): Promise<OpenPapers[]> {
  const rows = await openPapersOfStore.ask(db, search)
  const read = (ids: string) => ids.split(' ').filter((id) => id !== '') as TicketId[]
  return rows.map(({ printerId, all, unconfirmed }) => ({ printerId, all: read(all), unconfirmed: read(unconfirmed) }))
}

import { sql } from 'drizzle-orm'
import { openDatabase } from '../../apps/server/src/database/database.ts'

/** The clock of the journeys stands still, so time passes by making a printer, or its papers, older. */
export async function agePrinting(
  printerId: number,
  { seconds, siteId = 1 }: { readonly seconds: number; readonly siteId?: number },
): Promise<void> {
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  try {
    await database.db.execute(
      sql`update printer set seen_at = seen_at - make_interval(secs => ${seconds}) where id = ${printerId} and site_id = ${siteId}`,
    )
    await database.db.execute(sql`
      update print_job set wanted_at = wanted_at - make_interval(secs => ${seconds})
      where printer_id = ${printerId} and site_id = ${siteId} and state = 'waiting'`)
  } finally {
    await database.close()
  }
}

import type { SiteId } from '@comanda/rules/ids'
import { getMinute } from '@comanda/rules/time/minute'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../../apps/server/src/database/database.ts'

/** The clock of the journeys stands still, so a booking becomes late by having been made for an earlier hour. */
export async function ageBooking(siteId: SiteId, firstName: string, hour: string): Promise<void> {
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  try {
    await database.db.execute(
      sql`update booking set at = ${getMinute(hour)} where site_id = ${siteId} and first_name = ${firstName}`,
    )
  } finally {
    await database.close()
  }
}

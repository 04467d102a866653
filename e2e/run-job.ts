import { sql } from 'drizzle-orm'
import { openDatabase } from '../apps/server/src/database/database.ts'

/** Lets the server do one of its jobs now: journeys do not wait for the clock. */
export async function runJob(name: string): Promise<void> {
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  try {
    await database.db.execute(sql`select graphile_worker.add_job(${name})`)
  } finally {
    await database.close()
  }
}

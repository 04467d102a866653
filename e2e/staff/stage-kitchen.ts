import type { SiteId } from '@comanda/rules/ids'
import { and, eq, sql } from 'drizzle-orm'
import { openDatabase } from '../../apps/server/src/database/database.ts'
import { store } from '../../apps/server/src/database/schema/store.ts'

type KitchenMinutes = Partial<
  Pick<
    typeof store.$inferInsert,
    'cookingMinutes' | 'soonAfterMinutes' | 'lateAfterMinutes' | 'acceptsByItself' | 'asksBagging' | 'asksReady'
  >
>

/** What the first store of a journey's own site has set for its kitchen. */
export function setKitchen(siteId: SiteId, minutes: KitchenMinutes): Promise<unknown> {
  return change((db) =>
    db
      .update(store)
      .set(minutes)
      .where(and(eq(store.siteId, siteId), eq(store.id, 1 as never))),
  )
}

/** The clock of the journeys stands still, so a ticket gets late by having come earlier. */
export function ageTicket(siteId: SiteId, number: number, minutes: number): Promise<unknown> {
  return change((db) =>
    db.execute(sql`update kitchen_ticket set due_at = due_at - make_interval(mins => ${minutes})
      where site_id = ${siteId} and number = ${number}`),
  )
}

async function change(
  write: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => PromiseLike<unknown>,
): Promise<void> {
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  try {
    await write(database.db)
  } finally {
    await database.close()
  }
}

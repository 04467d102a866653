import type { CartId } from '@comanda/rules/ids'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../apps/server/src/database/database.ts'

/** The clock of the journeys stands still, so time passes by making a cart's payment older. */
export async function agePayment(cartId: CartId, minutes: number): Promise<void> {
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  try {
    await database.db.execute(sql`
      update payment_attempt set
        created_at = created_at - make_interval(mins => ${minutes}),
        next_query_at = next_query_at - make_interval(mins => ${minutes})
      where cart_id = ${cartId}`)
  } finally {
    await database.close()
  }
}

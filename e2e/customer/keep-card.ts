import type { CustomerId } from '@comanda/rules/ids'
import { openDatabase } from '../../apps/server/src/database/database.ts'
import { savedCard } from '../../apps/server/src/database/schema/customer.ts'
import { cardRow } from '../../apps/server/src/testing/database/rows.ts'

/** A customer has a card that a bank kept some time ago. */
export async function keepCard(customerId: CustomerId, card: Parameters<typeof cardRow>[1]): Promise<void> {
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  try {
    await database.db.insert(savedCard).values(cardRow(customerId, card))
  } finally {
    await database.close()
  }
}

import { and, eq } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { favourite, passwordReset, savedAddress } from '../database/schema/customer.ts'
import type { Owner } from './owner.ts'

/** The rows that nobody needs once the account is gone. */
export async function eraseBelongings(tx: Tx, { siteId, customerId }: Owner): Promise<void> {
  for (const table of [savedAddress, favourite, passwordReset]) {
    await tx.delete(table).where(and(eq(table.siteId, siteId), eq(table.customerId, customerId)))
  }
}

import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { SiteId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import type { Database } from '../apps/server/src/database/database.ts'
import { paymentAccount } from '../apps/server/src/database/schema/payment.ts'

/** Gives a journey's own site some of the practice accounts of the demo. */
export async function copyAccounts(database: Database, siteId: SiteId, provider: string): Promise<void> {
  const all = await database.select().from(paymentAccount).where(eq(paymentAccount.siteId, casaComanda.website.id))
  const wanted = all.filter((account) => account.provider === provider && account.storeId === null)
  await database.insert(paymentAccount).values(wanted.map((account) => ({ ...account, siteId })))
}

import { demoSites } from '@comanda/demo/demo-sites'
import type { Instant } from '@comanda/rules/time/calendar'
import { sql } from 'drizzle-orm'
import { alignIdentities } from '../database/align-identities.ts'
import type { Database, Reader } from '../database/database.ts'
import { site } from '../database/schema/site.ts'
import { transact } from '../database/transact.ts'
import { createSecretBox, type SecretBox } from '../payment/sealed-secret.ts'
import { demoDeploymentKey } from '../startup/demo-deployment-key.ts'
import { isProduction } from '../startup/is-production.ts'
import { insertBookings } from './insert-bookings.ts'
import { insertCatalogue } from './insert-catalogue.ts'
import { insertOffers } from './insert-offers.ts'
import { insertOrders } from './insert-orders.ts'
import { insertPayments } from './insert-payments.ts'
import { insertPeople } from './insert-people.ts'
import { insertPrinters } from './insert-printers.ts'
import { insertStations } from './insert-stations.ts'
import { insertStores } from './insert-stores.ts'
import { insertWebsite, linkWebsite } from './insert-website.ts'

export interface DemoLoad {
  readonly now: Instant
  /** Called with the title of each site before it is written. */
  readonly onProgress?: (title: string) => void
  /** Seals the accounts' secrets; by default with the demo key. */
  readonly secrets?: SecretBox
}

export async function isEmpty(db: Reader): Promise<boolean> {
  return (await db.select({ id: site.id }).from(site).limit(1)).length === 0
}

const loadLock = 1_668_246_884

/**
 * All demo sites or none: a load that is killed half-way leaves an empty database behind. Instances that start together
 * wait for the first one and find the sites there.
 */
export async function loadDemo(db: Database, { now, onProgress, secrets }: DemoLoad): Promise<void> {
  if (isProduction(process.env.NODE_ENV)) throw new Error('the demo sites are never loaded in production')
  await transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadLock})`)
    if (!(await isEmpty(tx))) return
    for (const demo of demoSites) {
      onProgress?.(demo.website.title)
      await insertWebsite(tx, demo)
      await insertStores(tx, demo)
      await insertCatalogue(tx, demo)
      await insertStations(tx, demo)
      await insertPeople(tx, demo)
      await insertPrinters(tx, demo, now)
      await insertOffers(tx, demo)
      await insertBookings(tx, demo, now)
      await insertOrders(tx, demo, now)
      await insertPayments(tx, demo, secrets ?? createSecretBox(demoDeploymentKey))
      await linkWebsite(tx, demo)
    }
    await alignIdentities(tx)
  })
}

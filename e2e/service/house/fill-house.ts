import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { DemoSite } from '@comanda/demo/demo-site'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { alignIdentities } from '../../../apps/server/src/database/align-identities.ts'
import type { Database } from '../../../apps/server/src/database/database.ts'
import { transact } from '../../../apps/server/src/database/transact.ts'
import { insertCatalogue } from '../../../apps/server/src/demo/insert-catalogue.ts'
import { insertPayments } from '../../../apps/server/src/demo/insert-payments.ts'
import { insertPeople } from '../../../apps/server/src/demo/insert-people.ts'
import { insertPrinters } from '../../../apps/server/src/demo/insert-printers.ts'
import { insertStations } from '../../../apps/server/src/demo/insert-stations.ts'
import { insertStores } from '../../../apps/server/src/demo/insert-stores.ts'
import { insertWebsite, linkWebsite } from '../../../apps/server/src/demo/insert-website.ts'
import { createSecretBox } from '../../../apps/server/src/payment/sealed-secret.ts'
import { demoDeploymentKey } from '../../../apps/server/src/startup/demo-deployment-key.ts'
import { busy, noStation, quiet, toPrinterToken } from './sites.ts'

/** The site in which the evening is played, and a twin that has the same numbers everywhere and must see nothing. */
export async function fillHouse(db: Database, now: Instant): Promise<void> {
  await transact(db, async (tx) => {
    for (const { id, host } of [busy, quiet]) {
      const site = toSite(id, host)
      await insertWebsite(tx, site)
      await insertStores(tx, site)
      await insertCatalogue(tx, site)
      await insertStations(tx, site)
      await insertPeople(tx, site)
      await insertPrinters(tx, site, now)
      await insertPayments(tx, site, createSecretBox(demoDeploymentKey))
      await linkWebsite(tx, site)
    }
    await alignIdentities(tx)
  })
}

/** Staff open its tables, and its drinks are poured at the pass: no station makes them. */
function toSite(id: SiteId, host: string): DemoSite {
  const { website, stations, printers = [] } = casaComanda
  return {
    ...casaComanda,
    website: { ...website, id, tablesOpenedByStaff: true },
    hosts: [host],
    key: { publicKey: `service-${id}`, password: `service-key-not-for-production-${id}` },
    stations: stations.map((one) => (one.name === noStation ? { ...one, categoryIds: [] } : one)),
    printers: printers.map((one) => ({ ...one, token: toPrinterToken(one.token, id) })),
    customers: [],
    orders: [],
    bookings: [],
  }
}

import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { DemoSite } from '@comanda/demo/demo-site'
import { instant } from '@comanda/rules/time/store-moment'
import { transact } from '../../apps/server/src/database/transact.ts'
import { insertPayments } from '../../apps/server/src/demo/insert-payments.ts'
import { insertPeople } from '../../apps/server/src/demo/insert-people.ts'
import { insertPrinters } from '../../apps/server/src/demo/insert-printers.ts'
import { insertStations } from '../../apps/server/src/demo/insert-stations.ts'
import { createSecretBox } from '../../apps/server/src/payment/sealed-secret.ts'
import { demoDeploymentKey } from '../../apps/server/src/startup/demo-deployment-key.ts'
import { type MadeSite, makeSite } from '../make-site.ts'
import { frozenNow } from '../start-server.ts'

export interface ServedSite extends MadeSite {
  /** What the site's staff type as its address. */
  readonly host: string
  readonly printers: NonNullable<DemoSite['printers']>
}

interface Served extends Partial<Pick<DemoSite, 'stations'>> {
  readonly tablesOpenedByStaff?: boolean
  readonly hasPrinters?: boolean
}

/** A site of its own with people, stations, printers and banks: its tables nobody else uses, and staff must open them. */
export async function makeServedSite(
  name: string,
  { stations = casaComanda.stations, tablesOpenedByStaff = true, hasPrinters = true }: Served = {},
): Promise<ServedSite> {
  let printers: ServedSite['printers'] = []
  const { id, url } = await makeSite(
    name,
    () => ({ ...casaComanda, website: { ...casaComanda.website, tablesOpenedByStaff } }),
    (database, id) =>
      transact(database, async (tx) => {
        printers = (hasPrinters ? (casaComanda.printers ?? []) : []).map((one) => ({
          ...one,
          token: `${one.token}-${id}`,
        }))
        const site = { ...casaComanda, website: { ...casaComanda.website, id }, customers: [], printers, stations }
        await insertStations(tx, site)
        await insertPeople(tx, site)
        await insertPrinters(tx, site, instant(Date.parse(frozenNow)))
        await insertPayments(tx, site, createSecretBox(demoDeploymentKey))
      }),
  )
  return { id, url, host: new URL(url).hostname, printers }
}

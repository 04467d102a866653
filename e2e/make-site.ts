import { carta } from '@comanda/demo/carta/carta'
import type { DemoSite } from '@comanda/demo/demo-site'
import { type SiteId, toId } from '@comanda/rules/ids'
import { type Database, openDatabase } from '../apps/server/src/database/database.ts'
import { transact } from '../apps/server/src/database/transact.ts'
import { insertCatalogue } from '../apps/server/src/demo/insert-catalogue.ts'
import { insertStores } from '../apps/server/src/demo/insert-stores.ts'
import { insertWebsite, linkWebsite } from '../apps/server/src/demo/insert-website.ts'

export interface MadeSite {
  readonly id: SiteId
  /** Its own host on the journeys' server. */
  readonly url: string
}

/** A site for one journey, so that its changes disturb no other: a digital menu, with some differences. */
export async function makeSite(
  name: string,
  change: (site: DemoSite) => DemoSite,
  afterwards: (database: Database, id: SiteId) => Promise<unknown> = async () => {},
): Promise<MadeSite> {
  const id = toId<SiteId>(1_000 + Math.floor(Math.random() * 1_000_000))
  const host = `${name}-${id}.localhost`
  const key = { publicKey: `demo-${id}`, password: `demo-key-not-for-production-${id}` }
  const changed = change(carta)
  const site: DemoSite = { ...changed, website: { ...changed.website, id }, hosts: [host], key, staff: [] }
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  try {
    await transact(database.db, async (tx) => {
      await insertWebsite(tx, site)
      await insertStores(tx, site)
      await insertCatalogue(tx, site)
      await linkWebsite(tx, site)
    })
    await afterwards(database.db, id)
  } finally {
    await database.close()
  }
  return { id, url: (process.env.COMANDA_URL ?? '').replace('localhost', host) }
}

import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import type { SiteId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import { type OpenDatabase, openDatabase, type Tx } from '../apps/server/src/database/database.ts'
import { site } from '../apps/server/src/database/schema/site.ts'
import { transact } from '../apps/server/src/database/transact.ts'
import { publish } from '../apps/server/src/live/publish.ts'
import type { MadeSite } from './make-site.ts'

export type SiteRow = Partial<Omit<typeof site.$inferInsert, 'id' | 'title'>>

export interface SiteSettings {
  /** Sets these and leaves everything else as the site was made; resolves once the server shows it. */
  set(row: SiteRow, also?: (tx: Tx, id: SiteId) => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

/** Changes the settings of a journey's own site. Every change renames it, to show when the server has noticed. */
export async function openSettings({ id, url }: MadeSite): Promise<SiteSettings> {
  const database: OpenDatabase = await openDatabase(
    { url: process.env.COMANDA_JOURNEY_DATABASE ?? '' },
    { poolSize: 1 },
  )
  const [made] = await database.db.select().from(site).where(eq(site.id, id))
  if (made === undefined) throw new Error(`there is no site ${id}`)
  let turn = 0
  return {
    async set(row, also) {
      const title = `Sitio ${++turn} de ajustes`
      await transact(database.db, async (tx) => {
        await tx
          .update(site)
          .set({ ...made, ...row, title })
          .where(eq(site.id, id))
        await also?.(tx, id)
        await publish(tx, id, 'products', { kind: 'catalogue-changed' })
      })
      while (!(await readPage(url)).includes(title)) {}
    },
    close: () => database.close(),
  }
}

/** Only browsers know names under localhost, so the host is a header and the address is the server's own. */
function readPage(address: string): Promise<string> {
  const { host, port } = new URL(address)
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers: { host } }, (answer) => text(answer).then(resolve, reject)).on(
      'error',
      reject,
    )
  })
}

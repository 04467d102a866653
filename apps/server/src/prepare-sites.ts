import type { Instant } from '@comanda/rules/time/calendar'
import type { Pool } from 'pg'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database/database.ts'
import { isEmpty, loadDemo } from './demo/load-demo.ts'
import { makeDemoPictures } from './pictures/make-demo-pictures.ts'
import { hasDemoKey } from './session/site-key.repository.ts'
import { StartupFault } from './startup-fault.ts'

export interface Preparation {
  readonly config: Pick<Config, 'production' | 'demo'>
  readonly database: Pick<OpenDatabase, 'db' | 'pool'>
  readonly now: Instant
  readonly pictureDirectory: string
  readonly say: (line: string) => void
}

const demoLock = 1_668_246_884

/** Loads the demo where it is wanted and nothing is there yet; keeps demo keys out of production. */
export async function prepareSites({ config, database, now, pictureDirectory, say }: Preparation): Promise<void> {
  const { db, pool } = database
  if (config.production && (await hasDemoKey(db))) {
    throw new StartupFault(
      'This database holds demo keys, which everyone knows; production refuses to start with them.',
    )
  }
  if (!config.demo) return
  await withLock(pool, async () => {
    if (await isEmpty(db)) await loadDemo(db, { now, onProgress: (title) => say(`loading ${title}`) })
  })
  await makeDemoPictures(pictureDirectory, (done, total) => {
    if (done === total || done % 20 === 0) say(`pictures ${done} of ${total}`)
  })
}

/** Of instances that start together, one loads; the others wait and then find everything there. */
async function withLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [demoLock])
    await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [demoLock]).catch(() => {})
    client.release()
  }
}

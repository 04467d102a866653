import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Client } from 'pg'

/** Fills a bare database with what the last version before the baseline left: the demo and an evening's work. */
export async function restoreOldLine(url: string): Promise<void> {
  const packed = await readFile(new URL('./dumps/before-baseline.sql.gz', import.meta.url))
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query((await promisify(gunzip)(packed)).toString())
  await client.end()
}

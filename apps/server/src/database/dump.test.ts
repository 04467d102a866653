import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dumpAndRestore } from '../testing/database/dump-and-restore.ts'
import { restoreOldLine } from '../testing/database/old-line.ts'
import { readColumns, readRows, readSchema } from '../testing/database/read-database.ts'
import { createBareDatabase } from '../testing/database/test-database.ts'
import { orderByServer } from '../testing/payment/order-by-server.ts'
import { migrateDatabase } from './migrate.ts'

const schemas = ['public', 'drizzle', 'graphile_worker']

let kept: Awaited<ReturnType<typeof createBareDatabase>>
let restored: typeof kept
const pools: Pool[] = []

beforeEach(async () => {
  kept = await createBareDatabase()
  restored = await createBareDatabase()
})
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end()
  await kept.drop()
  await restored.drop()
})

function open({ url }: typeof kept): Pool {
  const pool = new Pool({ connectionString: url, max: 2 })
  pools.push(pool)
  return pool
}

it('a dump of an evening restores with every row of every table, and takes an order [OPS-017]', {
  timeout: 120_000,
}, async () => {
  await restoreOldLine(kept.url)
  await migrateDatabase(kept.url)
  const source = open(kept)
  await source.query(`select graphile_worker.add_job('nothing', '{}')`)
  const columns = await readColumns(source, schemas)
  const rows = await readRows(source, columns)
  expect(rows['public.placed_order']).toMatch(/^9 rows/)
  expect(rows['graphile_worker._private_jobs']).toMatch(/^[1-9]\d* rows/)

  await dumpAndRestore(kept.url, restored.url)
  const target = open(restored)
  expect(await readColumns(target, schemas)).toEqual(columns)
  expect(await readRows(target, columns)).toEqual(rows)
  expect(await readSchema(target)).toEqual(await readSchema(source))

  const { cartId, total, state, code } = await orderByServer(restored.url)
  expect([state, code]).toEqual(['placed', 0])
  const { rows: orders } = await target.query('select total from placed_order where cart_id = $1', [cartId])
  expect(orders).toEqual([{ total }])
})

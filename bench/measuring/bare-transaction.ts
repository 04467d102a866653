import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { Pool } from 'pg'

/** What one request writes into a table: so many new rows, so many changed ones. */
export interface TableWrites {
  readonly inserts: number
  readonly updates: number
}

const keptRows = 1_000
const body = JSON.stringify({ text: 'as long as a row of ours is, more or less'.repeat(6) })

/** What any server must do to store as much: read a body, and write the same rows into as many tables, together. */
process.once('message', async (databaseUrl: string) => {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 })
  await pool.query('create table bare_row (id serial primary key, at int not null, body jsonb not null)')
  await pool.query('create table bare_kept (id int primary key, version int not null)')
  await pool.query('insert into bare_kept select id, 1 from generate_series(0, $1::int - 1) id', [keptRows])
  let turn = 0
  const app = Fastify()
  app.post<{ Body: { tables: readonly TableWrites[] } }>('/', async (request) => {
    const { tables } = request.body
    const client = await pool.connect()
    // Rows of its own, one after another: taken in any other order, two requests could wait for each other.
    let at = turn
    turn = (turn + tables.reduce((sum, { updates }) => sum + updates, 0)) % (keptRows - 100)
    try {
      await client.query('begin')
      for (const { inserts, updates } of tables) {
        if (inserts > 0) await client.query(inserted, [inserts, body])
        if (updates > 0) await client.query(updated, [at, at + updates])
        at += updates
      }
      await client.query('commit')
      return { status: 'OK' }
    } finally {
      client.release()
    }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.((app.server.address() as AddressInfo).port)
  process.once('SIGTERM', async () => {
    await app.close()
    await pool.end()
    process.exit(0)
  })
})

const inserted = 'insert into bare_row (at, body) select at, $2::jsonb from generate_series(1, $1::int) at'
const updated = 'update bare_kept set version = version + 1 where id >= $1 and id < $2'

import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { Pool } from 'pg'

/** What any server must do to store a line: read a body, insert one row and update another, in one transaction. */
process.once('message', async (databaseUrl: string) => {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 })
  await pool.query('create table bare_cart (id int primary key, version int not null)')
  await pool.query('create table bare_line (id serial primary key, cart_id int not null, body jsonb not null)')
  await pool.query('insert into bare_cart select id, 1 from generate_series(0, 9) id')
  const app = Fastify()
  app.post<{ Body: { cart: number } }>('/', async ({ body }) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const inserted = 'insert into bare_line (cart_id, body) values ($1, $2) returning id'
      const { rows } = await client.query(inserted, [body.cart, JSON.stringify(body)])
      await client.query('update bare_cart set version = version + 1 where id = $1', [body.cart])
      await client.query('commit')
      return { status: 'OK', id: rows[0].id }
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

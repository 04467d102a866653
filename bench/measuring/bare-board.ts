import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { Pool } from 'pg'

interface Given {
  readonly databaseUrl: string
  readonly storeId: number
}

const who = 'select * from staff where site_id = 1 and id = 7'
const dishes = `
  select i.id, i.ticket_id, i.station_id, i.course, i.units, i.units_ready, i.combo, i.name, i.words, i.notes,
    i.allergens, i.traces, i.declared, i.state, i.version, i.moved_at, i.moved_by, t.number, t.mode, t.place,
    t.notes as said, t.order_id, t.sent_at, t.due_at
  from kitchen_item i join kitchen_ticket t on t.site_id = i.site_id and t.id = i.ticket_id
  where i.site_id = 1 and i.store_id = $1 and i.state not in ('served', 'voided')
  order by t.due_at, t.number, i.position`

/** What any server must do to show a kitchen: know who asks, read the dishes, and send them. */
process.once('message', ({ databaseUrl, storeId }: Given) => {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 })
  const server = createServer(async (request, response) => {
    await pool.query({ name: 'who', text: who })
    const { rows } = await pool.query({ name: 'dishes', text: dishes, values: [storeId] })
    const text = JSON.stringify({ status: 'OK', dishes: rows })
    const isSmall = request.headers['accept-encoding'] === 'gzip'
    const bytes = isSmall ? gzipSync(text) : Buffer.from(text)
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length }
    response.writeHead(200, isSmall ? { ...headers, 'content-encoding': 'gzip' } : headers).end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})

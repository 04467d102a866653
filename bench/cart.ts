import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postCartItem } from '@comanda/contract/calls/cart-line'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { toQuery } from '@comanda/contract/send'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { CartId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { migrateDatabase } from '../apps/server/src/database/migrate.ts'
import { loadDemo } from '../apps/server/src/demo/load-demo.ts'
import { accepted, aLine, aSave } from '../apps/server/src/testing/cart/carts.ts'
import type { NamedClient } from '../apps/server/src/testing/http/named-client.ts'
import { openVisit, sendTo } from '../apps/server/src/testing/http/open-visit.ts'
import { type Costs, compareCosts, ofBoth, toCosts } from './measuring/costs.ts'
import { hold } from './measuring/hold.ts'
import { type MeasuredServer, readDatabaseCpu, runBareWrites, runMeasured } from './measuring/processes.ts'
import { measureRequests, type Turn } from './measuring/request-rounds.ts'

/** A line into a cart, priced and checked by the rules, compared with Fastify and one transaction of two writes. */
const budget = { ratio: 2.5, growth: 1.3, full: 1.3 } as const
const lengths = [1, 20, 40] as const
const slug = 'agua-mineral'
/** Phones that order at the same time have a cart each: in one alone they would mostly wait for one another. */
const carts = 5
/** A line holds at most 999 pieces, and a noisy machine repeats rounds. */
const times = carts * 22

const folder = mkdtempSync(join(tmpdir(), 'comanda-bench-'))
// As root the database runs under its own account, which must be able to reach its folder.
chmodSync(folder, 0o711)
const database = await openDatabase({ dataDir: join(folder, 'database') })
const running: MeasuredServer[] = []
try {
  // A server that loads the demo itself also draws its pictures, which would be measured too.
  await migrateDatabase(database.url)
  await loadDemo(database.db, { now: Date.now() as Instant })
  const place = { DATABASE_URL: database.url, DATA_DIR: folder }
  const env = { ...place, COMANDA_DEMO: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error' }
  const server = await runMeasured(env)
  running.push(server)
  const bare = await runBareWrites(database.url)
  running.push(bare)
  const readDatabase = () => readDatabaseCpu(join(folder, 'database'))
  const turns: Turn[] = []
  for (const length of lengths) turns.push({ ...(await toTurn(server, length)), readDatabaseCpu: readDatabase })
  const bodies = Array.from({ length: carts }, (_, cart) =>
    JSON.stringify({ cart, product: 1, qty: 1, options_selected: [], configuration: [] }),
  )
  const write = inRotation(bodies, (body) => ({ headers: { 'content-type': 'application/json' }, body }))
  turns.push({ url: bare.url, headers: {}, times, readCpu: bare.readCpu, readDatabaseCpu: readDatabase, write })
  report(await measureRequests(turns))
} finally {
  for (const one of running) await one.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

function report(costs: readonly Costs[]): void {
  const least = costs[lengths.length] ?? nothing
  console.log('CPU ms per added line, median of interleaved rounds; bare is Fastify with one insert and one update\n')
  console.log('                          server  database   ratio  (limit)')
  console.log(`  ${'bare'.padEnd(20)}${least.server.toFixed(3).padStart(10)}${least.database.toFixed(3).padStart(10)}`)
  for (const [index, length] of lengths.entries()) {
    const cost = costs[index] ?? nothing
    const ratio = compareCosts(cost, least, ofBoth)
    const limit = length === 1 ? judge('a line into an empty cart ÷ bare', ratio, budget.ratio) : ''
    console.log(
      `  ${`cart of ${length} lines`.padEnd(20)}${cost.server.toFixed(3).padStart(10)}` +
        `${cost.database.toFixed(3).padStart(10)}${ratio.toFixed(2).padStart(8)}  ${limit}`,
    )
  }
  // A line costs so little that the ratio of two steps would be noise; all sizes are compared with a straight line.
  const [one = nothing, twenty = nothing, forty = nothing] = costs
  const straight = ofBoth(one) + ((ofBoth(twenty) - ofBoth(one)) * (40 - 1)) / (20 - 1)
  const growth = ofBoth(forty) / straight
  console.log(`\n  40 lines ÷ a straight line through 1 and 20: ${growth.toFixed(2)}`)
  console.log(`  linear is 1 ${judge('40 lines ÷ a straight line', growth, budget.growth)}`)
  const full = compareCosts(forty, one, ofBoth)
  console.log(
    `  40 lines ÷ 1: ${full.toFixed(2)} ${judge('a line into a cart of 40 lines ÷ into an empty one', full, budget.full)}`,
  )
}

const nothing = toCosts([])

function judge(what: string, ratio: number, limit: number): string {
  return `(${limit})${hold({ what, figure: ratio.toFixed(2), limit: String(limit), isHeld: ratio <= limit })}`
}

/** Carts of so many lines, to which the same line is added again and again: it joins the existing one. */
async function toTurn(server: MeasuredServer, length: number): Promise<Turn> {
  const product = casaComanda.products.find((one) => one.slug === slug)?.id
  const phones: { readonly url: string; readonly body: string }[] = []
  for (let phone = 0; phone < carts; phone += 1) {
    const { client, keys, session } = await openVisit({ send: sendTo(server.url) })
    const { cartId } = accepted(await client.saveCart(aSave()))
    for (let at = 0; at < length; at += 1) await put(client, cartId, at === 0 ? '' : `nota ${at}`)
    const envelope = writeEnvelope({ keys, session: () => session, standing: nowhere }, postCartItem, Date.now())
    const body = JSON.stringify({ sale: cartId, product, qty: 1, sale_price_total: '1.80' })
    phones.push({ url: `${server.url}/api/DetailItemTemp${toQuery(envelope)}`, body })
  }
  const write = inRotation(phones, (phone) => ({
    ...phone,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  }))
  return { url: server.url, headers: {}, times, readCpu: server.readCpu, write }
}

function inRotation<Thing, Written>(things: readonly Thing[], toWritten: (thing: Thing) => Written): () => Written {
  let turn = 0
  return () => toWritten(things[turn++ % things.length] as Thing)
}

async function put(client: NamedClient, cartId: CartId, notes: string): Promise<void> {
  accepted(await client.postCartItem({ cartId, ...aLine(slug, { notes }) }))
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { providerNames } from '@comanda/payments/server/providers'
import type { CartId } from '@comanda/rules/ids'
import { startSandbox } from '@comanda/sandbox/sandbox'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { migrateDatabase } from '../apps/server/src/database/migrate.ts'
import { loadDemo } from '../apps/server/src/demo/load-demo.ts'
import { aWish } from '../apps/server/src/testing/booking/bookings.ts'
import { accepted, add, atTable, begin } from '../apps/server/src/testing/cart/carts.ts'
import { testNow } from '../apps/server/src/testing/database/test-cluster.ts'
import { openVisit } from '../apps/server/src/testing/http/open-visit.ts'
import { payAtBank } from '../apps/server/src/testing/payment/bank-diner.ts'
import { ana, aPayment, atTheDoor } from '../apps/server/src/testing/payment/paying-shop.ts'
import { toBankAddresses } from '../apps/server/src/testing/run-server.ts'
import type { TableWrites } from './measuring/bare-transaction.ts'
import { type Cost, compareCosts, ofBoth, toCosts } from './measuring/costs.ts'
import { countRows, countWrites } from './measuring/count-writes.ts'
import { fromManyAddresses } from './measuring/from-many-addresses.ts'
import { hold } from './measuring/hold.ts'
import { type MeasuredServer, readDatabaseCpu, runBareTransaction, runMeasured } from './measuring/processes.ts'
import { fetchOnce } from './measuring/request-rounds.ts'
import { stealMeter } from './measuring/rounds.ts'

/** What is sold and held, compared with Fastify and one transaction that writes as many rows into as many tables. */
const budget = 4
const rounds = 11
/** As many at a time as tables send rounds; the processors' clocks are read around each batch. */
const batch = 8
const batches = 1
/** Compilers must see code often before they have optimised it; what is bare is so little that it is soon done. */
const warmUps = 30

const folder = mkdtempSync(join(tmpdir(), 'comanda-bench-'))
// As root the database runs under its own account, which must be able to reach its folder.
chmodSync(folder, 0o711)
const database = await openDatabase({ dataDir: join(folder, 'database') })
// The banks live here, so that what they cost is not counted.
const sandbox = await startSandbox(providerNames)
const running: MeasuredServer[] = []
const agent = new Agent({ keepAlive: true, maxSockets: 4 })
try {
  await migrateDatabase(database.url)
  await loadDemo(database.db, { now: testNow })
  // Open at every hour, and with a seat for everybody.
  await database.pool.query('update store set open_all_day = true')
  await database.pool.query('delete from special_day_shift')
  await database.pool.query('delete from special_day')
  await database.pool.query('update sitting_slot set capacity = 9999')
  const place = { DATABASE_URL: database.url, DATA_DIR: folder, COMANDA_DEMO: '0' }
  const server = await runMeasured({
    ...place,
    ...toBankAddresses(sandbox.url),
    COMANDA_NOW: '2026-11-18T13:30:00+01:00',
  })
  running.push(server)
  const bare = await runBareTransaction(database.url)
  running.push(bare)
  const works = await listWorks(server)
  const written: (readonly TableWrites[])[] = []
  for (const work of works) {
    for (let warmUp = 0; warmUp < warmUps; warmUp += 1) await runBatches(work, server)
    written.push(await countWrites(database.pool, { ...work, batch }))
  }
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) {
    for (const tables of written) await runBatches(toBareWork(bare, tables), bare)
  }
  const costs = works.map((): { ours: Cost[]; bare: Cost[] } => ({ ours: [], bare: [] }))
  const steal = stealMeter()
  for (let round = 0, tries = 0; round < rounds && tries < rounds * 2; tries += 1) {
    const measured: { ours: Cost; bare: Cost }[] = []
    for (const [at, work] of works.entries()) {
      const least = toBareWork(bare, written[at] ?? [])
      measured.push({ ours: await runBatches(work, server), bare: await runBatches(least, bare) })
    }
    if (steal() > 0.1 && tries - round < rounds) continue
    for (const [at, cost] of measured.entries()) {
      costs[at]?.ours.push(cost.ours)
      costs[at]?.bare.push(cost.bare)
    }
    round += 1
  }
  report(works, written, costs)
} finally {
  agent.destroy()
  for (const one of running) await one.stop()
  await sandbox.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

interface Work {
  readonly name: string
  /** Gets everything ready, which is not measured; returns what is. */
  readonly prepare: () => Promise<() => Promise<unknown>>
}

async function listWorks({ url }: MeasuredServer): Promise<readonly Work[]> {
  const send = fromManyAddresses(url)
  const openGuest = () => openVisit({ send, clock: () => testNow })
  const { client } = await openGuest()
  const tables: CartId[] = []
  for (let table = 1; table <= batch; table += 1) tables.push((await begin(client, atTable(table))).cartId)
  const fill = async (cartId: CartId) => {
    await add(client, cartId, 'pulpo-a-la-gallega', { quantity: 2 })
    await add(client, cartId, 'refresco-de-cola')
    return cartId
  }
  const newCarts = () => together(Array.from({ length: batch }), async () => fill((await begin(client)).cartId))
  return [
    {
      name: 'an order placed',
      prepare: async () => {
        const carts = await newCarts()
        return () =>
          together(carts, async (cartId) =>
            accepted(await client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), contact: ana }))),
          )
      },
    },
    {
      name: 'a payment settled',
      prepare: async () => {
        sandbox.knobs.delivery = 'hold'
        await together(await newCarts(), async (cartId) => {
          const started = accepted(await client.savePaymentRedsysWeb(aPayment(cartId)))
          await payAtBank(started, { pan: '5576441563045037', code: '123456' })
        })
        return () => sandbox.releaseMessages()
      },
    },
    {
      name: 'a booking held',
      prepare: async () => {
        // A visitor books only so often.
        const guests = await together(Array.from({ length: batch }), openGuest)
        return () => together(guests, async (guest) => accepted(await guest.client.setBooking(aWish())))
      },
    },
    {
      name: 'a round sent',
      prepare: async () => {
        await together(tables, fill)
        return () => together(tables, async (cartId) => accepted(await client.sendRound({ cartId })))
      },
    },
  ]
}

function toBareWork({ url }: MeasuredServer, tables: readonly TableWrites[]): Work {
  const body = JSON.stringify({ tables })
  const headers = { 'content-type': 'application/json' }
  return {
    name: 'bare',
    prepare: async () => () => together(Array.from({ length: batch }), () => fetchOnce(agent, url, { headers, body })),
  }
}

function together<Thing, Made>(things: readonly Thing[], work: (thing: Thing) => Promise<Made>): Promise<Made[]> {
  return Promise.all(things.map(work))
}

/** CPU milliseconds of one of them. */
async function runBatches({ prepare }: Work, { readCpu }: MeasuredServer): Promise<Cost> {
  const spent = { server: 0, database: 0 }
  for (let count = 0; count < batches; count += 1) {
    const work = await prepare()
    const before = { server: await readCpu(), database: readDatabase() }
    await work()
    spent.server += (await readCpu()) - before.server
    spent.database += readDatabase() - before.database
  }
  const times = batch * batches
  return { server: spent.server / times, database: spent.database / times }
}

function readDatabase(): number {
  return readDatabaseCpu(join(folder, 'database'))
}

function report(
  works: readonly Work[],
  written: readonly (readonly TableWrites[])[],
  costs: readonly { readonly ours: readonly Cost[]; readonly bare: readonly Cost[] }[],
): void {
  console.log('CPU ms, medians of interleaved rounds; bare is Fastify and one transaction that writes the same rows\n')
  console.log('                      server  database      bare: server  database  tables  rows   ratio  (limit)')
  for (const [at, { name }] of works.entries()) {
    const { ours = [], bare = [] } = costs[at] ?? {}
    const tables = written[at] ?? []
    const rows = countRows(tables)
    const [own, least] = [toCosts(ours), toCosts(bare)]
    const ratio = compareCosts(own, least, ofBoth)
    const over = hold({
      what: `${name} ÷ its bare writes`,
      figure: ratio.toFixed(2),
      limit: String(budget),
      isHeld: ratio <= budget,
    })
    const cells = [own.server, own.database].map((figure) => figure.toFixed(2).padStart(10)).join('')
    const others = [least.server, least.database].map((figure) => figure.toFixed(2).padStart(10)).join('')
    console.log(
      `  ${name.padEnd(18)}${cells}        ${others}${String(tables.length).padStart(8)}${String(rows).padStart(6)}` +
        `${ratio.toFixed(2).padStart(8)}  (${budget})${over}`,
    )
  }
}

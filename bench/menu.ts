import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getProducts } from '@comanda/contract/calls/product'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { toQuery } from '@comanda/contract/send'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { migrateDatabase } from '../apps/server/src/database/migrate.ts'
import { openVisit, sendTo } from '../apps/server/src/testing/http/open-visit.ts'
import { buildStorefront } from '../tools/build-storefront.ts'
import { copySite, insertSite, siteOf } from './measuring/bench-sites.ts'
import { compareCosts, ofServer } from './measuring/costs.ts'
import { fetchAnswer } from './measuring/fetch-answer.ts'
import { hold } from './measuring/hold.ts'
import { type Answer, type MeasuredServer, readDatabaseCpu, runBare, runMeasured } from './measuring/processes.ts'
import { measureRender } from './measuring/render-page.ts'
import { measureRequests, type Turn } from './measuring/request-rounds.ts'

/** The menu at three sizes: the cost of a request, compared with a plain Node server that sends the same bytes. */
const sizes = [60, 600, 6_000] as const
const manySites = 1_000
const budget = { ready: 2, rendered: 2.5, growth: 1.3, startSeconds: 10 } as const

await buildStorefront()
const folder = mkdtempSync(join(tmpdir(), 'comanda-bench-'))
// As root the database runs under its own account, which must be able to reach its folder.
chmodSync(folder, 0o711)
const database = await openDatabase({ dataDir: join(folder, 'database') })
const env = { DATABASE_URL: database.url, DATA_DIR: folder, COMANDA_DEMO: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error' }
const running: MeasuredServer[] = []
const readDatabase = () => readDatabaseCpu(join(folder, 'database'))
try {
  await migrateDatabase(database.url)
  for (const size of sizes) await insertSite(database.db, siteOf(size))
  const server = await keep(runMeasured(env))
  await measureAtSizes(server)
  await copySite(database.pool, siteOf(60).website.id, manySites - sizes.length)
  await measureGrowth(server)
  await measureRendering()
} finally {
  for (const server of running) await server.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Every started process is ended at the end, whatever happens. */
async function keep(starting: Promise<MeasuredServer>): Promise<MeasuredServer> {
  const server = await starting
  running.push(server)
  return server
}

interface Asked {
  readonly name: string
  readonly host: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly times: number
}

async function measureAtSizes(server: MeasuredServer): Promise<void> {
  const asked = (await Promise.all(sizes.map((size) => listAsked(server, size)))).flat()
  const answers: Answer[] = []
  for (const one of asked) answers.push(await fetchAnswer(`${server.url}${one.path}`, one.headers))
  const bare = await keep(runBare(answers))
  const turns = asked.flatMap((one, index): Turn[] => [
    { ...toTurn(server, one), readDatabaseCpu: readDatabase },
    { ...toTurn(bare, one), url: `${bare.url}/${index}${one.path.replace(/^[^?]*/, '')}` },
  ])
  const costs = await measureRequests(turns, 10)
  console.log('CPU ms per request, median of interleaved rounds; bare is Node alone sending the same bytes\n')
  console.log('                                          KB     ours   bare   ratio  (limit)  database')
  for (const [index, one] of asked.entries()) {
    const [ours, theirs] = [costs[2 * index], costs[2 * index + 1]]
    if (ours === undefined || theirs === undefined) throw new Error('every turn has its figure')
    const ratio = compareCosts(ours, theirs, ofServer)
    console.log(
      `  ${one.name.padEnd(36)}${((answers[index]?.bytes.length ?? 0) / 1024).toFixed(1).padStart(7)}` +
        `${ours.server.toFixed(3).padStart(9)}${theirs.server.toFixed(3).padStart(7)}` +
        `${ratio.toFixed(2).padStart(7)}  ${judge(`${one.name} ÷ bare`, ratio, budget.ready)}` +
        `${ours.database.toFixed(3).padStart(10)}`,
    )
  }
}

/** The same menu call from a server that began with a thousand sites, beside one that began with three. */
async function measureGrowth(few: MeasuredServer): Promise<void> {
  const begun = performance.now()
  const many = await keep(runMeasured(env))
  const seconds = (performance.now() - begun) / 1_000
  const turns: Turn[] = []
  for (const server of [many, few]) {
    const [menu] = await listAsked(server, 60)
    if (menu !== undefined) turns.push(toTurn(server, menu))
  }
  // The other has answered thousands.
  const [ours, theirs] = await measureRequests(turns, 60)
  const growth = compareCosts(ours, theirs, ofServer)
  console.log(`\n  menu call with ${manySites} sites ÷ with ${sizes.length}: ${growth.toFixed(2)}`)
  console.log(`  flat is 1 ${judge(`menu call with ${manySites} sites ÷ with few`, growth, budget.growth)}`)
  console.log(`  start with ${manySites} sites: ${seconds.toFixed(1)} s`)
  console.log(`  ${judge(`start with ${manySites} sites, s`, seconds, budget.startSeconds)}`)
}

/** A page of sixty cards that is in no cache, compared with React alone rendering the same markup. */
async function measureRendering(): Promise<void> {
  const { ours, react, ratio } = await measureRender(database, siteOf(60))
  console.log(
    `\n  page of 60 cards rendered: ${ours.toFixed(2)} ms, React alone ${react.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
  )
  console.log(`  ${judge('page of 60 cards ÷ React alone', ratio, budget.rendered)}`)
}

function toTurn(server: MeasuredServer, { path, headers, times }: Asked): Turn {
  return { url: `${server.url}${path}`, headers, times, readCpu: server.readCpu }
}

async function listAsked(server: MeasuredServer, size: number): Promise<Asked[]> {
  const host = `dishes-${size}.localhost`
  const signed = await signFor(server, host)
  const call = (name: string, path: string, encoding: string) => ({
    name: `${name}, ${size} dishes, ${encoding}`,
    host,
    path,
    headers: { host, 'accept-encoding': encoding },
    times: 250,
  })
  return [
    // Megabytes, for a caller who reads nothing compressed.
    { ...call('menu call', signed('/Products', {}), 'identity'), times: size === 60 ? 250 : 4 },
    // Small enough that a few of them cost less than the error of a reading.
    call('menu call', signed('/Products', {}), 'gzip'),
    call('product call', signed('/Product', { slug: 'dish-1' }), 'gzip'),
    call('menu page', '/categories/category-1', 'br'),
  ]
}

/** Addresses that a visitor of a site may request, with a signature that is valid for some minutes. */
async function signFor(server: MeasuredServer, host: string) {
  const { keys, session } = await openVisit({ send: sendTo(server.url), host })
  return (path: string, parameters: Record<string, string>) => {
    const envelope = writeEnvelope({ keys, session: () => session, standing: nowhere }, getProducts, Date.now())
    return `/api${path}${toQuery({ ...envelope, ...parameters })}`
  }
}

function judge(what: string, figure: number, limit: number): string {
  return `(${limit})${hold({ what, figure: figure.toFixed(2), limit: String(limit), isHeld: figure <= limit })}`
}

import type { Instant } from '@comanda/rules/time/calendar'
import { prepareFindByTokens } from '../../apps/server/src/staff/find-staff.repository.ts'
import { findStaff } from '../../apps/server/src/staff/find-staff.ts'
import { fetchAnswer } from './fetch-answer.ts'
import { type KitchenEvening, storeId } from './kitchen-evening.ts'
import { type MeasuredServer, runBare } from './processes.ts'
import { measureRequests } from './request-rounds.ts'

const ticketCount = 80

interface Asked {
  readonly text: string
  readonly values: unknown[]
}

/** The reads by which the door knows a caller, and whether each table of theirs is found by an index. */
export async function measureWho({ database, cook, tell }: KitchenEvening): Promise<void> {
  const { db, pool } = database
  const asked: Asked[] = []
  const { query } = pool
  const spy = (statement: { readonly text: string }, values: unknown[]) => {
    asked.push({ text: statement.text, values })
    return Reflect.apply(query, pool, [statement, values])
  }
  const session = /comanda-staff=([^;]+)/.exec(cook.headers.cookie ?? '')?.[1]
  const findByTokens = prepareFindByTokens(db)
  Object.assign(pool, { query: spy })
  try {
    const finding = { now: Date.now() as Instant, isCall: false, topics: ['kitchen', 'orders'] } as const
    await findStaff({ database: db, findByTokens }, { session, device: undefined }, finding)
  } finally {
    Object.assign(pool, { query })
  }
  tell('reads that tell who calls', asked.length, { most: 1, unit: '' })
  let scans = 0
  for (const one of asked) scans += await countScans(database, one)
  tell('tables that they search whole', scans, { most: 0, unit: '' })
}

/** A small table is always read whole, so the planner is told to avoid that: it still does where no index helps. */
async function countScans({ pool }: KitchenEvening['database'], { text, values }: Asked): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    await client.query('rollback')
    return rows.filter((row) => row['QUERY PLAN'].includes('Seq Scan')).length
  } finally {
    client.release()
  }
}

/**
 * A board of eighty tickets against a bare Node server that sends the same bytes. Beside it one that also reads a row by
 * its key before each answer: a device that was revoked is refused at its next call (DAY-007), so whoever answers reads.
 */
export async function measureSnapshot(
  { server, cook, listTickets, database, tell }: KitchenEvening,
  { most, keep }: { readonly most: number; readonly keep: (bare: MeasuredServer) => void },
): Promise<void> {
  const { tickets } = await listTickets()
  if (tickets.length < ticketCount) throw new Error(`only ${tickets.length} tickets stand on the board`)
  const url = `${server.url}/api/staff/kitchen?storeId=${storeId}&stationId=`
  const ways = ['gzip', 'identity'].map((encoding) => ({ ...cook.headers, 'accept-encoding': encoding }))
  // The first time it is answered by the framework.
  for (const headers of ways) await fetchAnswer(url, headers)
  const answers = [await fetchAnswer(url, ways[0] ?? {}), await fetchAnswer(url, ways[1] ?? {})]
  const bare = await runBare(answers)
  keep(bare)
  const reading = await runBare(answers, database.url)
  keep(reading)
  const costs = await measureRequests(
    ways.flatMap((headers, at) => [
      { url, headers, times: 400, readCpu: server.readCpu },
      { url: `${reading.url}/${at}`, headers: {}, times: 400, readCpu: reading.readCpu },
      { url: `${bare.url}/${at}`, headers: {}, times: 400, readCpu: bare.readCpu },
    ]),
  )
  for (const [at, encoding] of ['gzip', 'plain'].entries()) {
    const [ours, read, least] = costs.slice(3 * at, 3 * at + 3).map((cost) => cost.server)
    if (ours === undefined || read === undefined || least === undefined) throw new Error('every turn has its figure')
    const what = `a board of ${tickets.length} tickets, ${encoding}`
    console.log(`  ${what}: ${ours.toFixed(3)} ms; Node and a read ${read.toFixed(3)}, Node ${least.toFixed(3)}`)
    tell(`${what} ÷ Node and one read`, ours / read, { most: null, unit: ' times' })
    tell(`${what} ÷ Node alone`, ours / least, { most, unit: ' times' })
  }
}

import type { Instant } from '@comanda/rules/time/calendar'
import { prepareFindByTokens, prepareTouches } from '../../apps/server/src/team/find-staff.repository.ts'
import { findStaff } from '../../apps/server/src/team/find-staff.ts'
import { compareCosts, ofServer } from './costs.ts'
import { fetchAnswer } from './fetch-answer.ts'
import { type KitchenEvening, storeId } from './kitchen-evening.ts'
import { type MeasuredServer, runBare, runBareBoard } from './processes.ts'
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
    await findStaff({ touches: prepareTouches(db), findByTokens }, { session, device: undefined }, finding)
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
 * A board of eighty tickets against bare Node that does the same: knows who asks, reads the dishes and sends them.
 * Beside it, without a limit, what it costs to send such bytes from memory, alone and after one read by a key: less than
 * a board may do, because a device that was revoked is refused at its next call (DAY-007).
 */
export async function measureSnapshot(
  { server, cook, order, listTickets, database, tell }: KitchenEvening,
  { most, keep }: { readonly most: number; readonly keep: (bare: MeasuredServer) => void },
): Promise<void> {
  const countTickets = async () => (await listTickets()).tickets.length
  for (let count = await countTickets(); count < ticketCount; count += 1) await order()
  const shownCount = await countTickets()
  if (shownCount < ticketCount) throw new Error(`only ${shownCount} tickets stand on the board`)
  const url = `${server.url}/api/staff/kitchen?storeId=${storeId}&stationId=`
  const ways = ['gzip', 'identity'].map((encoding) => ({ ...cook.headers, 'accept-encoding': encoding }))
  // The first time it is answered by the framework.
  for (const headers of ways) await fetchAnswer(url, headers)
  const answers = [await fetchAnswer(url, ways[0] ?? {}), await fetchAnswer(url, ways[1] ?? {})]
  const [board, reading, sending] = await Promise.all([
    runBareBoard(database.url, storeId),
    runBare(answers, database.url),
    runBare(answers),
  ])
  for (const bare of [board, reading, sending]) keep(bare)
  const costs = await measureRequests(
    ways.flatMap((headers, at) => [
      { url, headers, times: 50, readCpu: server.readCpu },
      {
        url: board.url,
        headers: { 'accept-encoding': headers['accept-encoding'] },
        times: 50,
        readCpu: board.readCpu,
      },
      { url: `${reading.url}/${at}`, headers: {}, times: 50, readCpu: reading.readCpu },
      { url: `${sending.url}/${at}`, headers: {}, times: 50, readCpu: sending.readCpu },
    ]),
  )
  for (const [at, encoding] of ['gzip', 'plain'].entries()) {
    const [ours, same, read, sent] = costs.slice(4 * at, 4 * at + 4)
    const [told, bare, toldRead, toldSent] = [ours, same, read, sent].map((cost) => cost?.server.toFixed(3))
    const what = `a board of ${shownCount} tickets, ${encoding}`
    const least = `bytes from memory ${toldSent}, after a read ${toldRead}`
    console.log(`  ${what}: ${told} ms; bare Node ${bare}, ${least}`)
    tell(`${what} ÷ bare Node`, compareCosts(ours, same, ofServer), { most, unit: ' times' })
    tell(`${what} ÷ bytes from memory after a read`, compareCosts(ours, read, ofServer), { most: null, unit: ' times' })
    tell(`${what} ÷ bytes from memory`, compareCosts(ours, sent, ofServer), { most: null, unit: ' times' })
  }
}

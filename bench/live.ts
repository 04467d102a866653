import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { live } from '@comanda/contract/calls/live'
import { pauseThing, resumeThing } from '@comanda/contract/calls/staff/pauses'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { toQuery } from '@comanda/contract/send'
import type { Instant } from '@comanda/rules/time/calendar'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { migrateDatabase } from '../apps/server/src/database/migrate.ts'
import { loadDemo } from '../apps/server/src/demo/load-demo.ts'
import { accepted, dish } from '../apps/server/src/testing/cart/carts.ts'
import { openVisit, sendTo } from '../apps/server/src/testing/http/open-visit.ts'
import { openStaffDesk, type StaffDesk } from '../apps/server/src/testing/team/staff-desk.ts'
import { collectFigures, pause } from './measuring/figures.ts'
import { storeId } from './measuring/kitchen-evening.ts'
import { addressOf, dial, dialMany, type PhoneLine } from './measuring/phone-line.ts'
import { type MeasuredServer, runMeasured } from './measuring/processes.ts'
import { median } from './measuring/rounds.ts'

/** What open phones cost an instance: idle, told of a change, and coming back all at once. */
const limits = { lineKb: 20, idlePercent: 2, heardMs: 1_000, stormSeconds: 15 } as const
const idlePhones = 10_000
const hearingPhones = 2_000
const changes = 6
/** Once nothing happens any more, the engine collects what the opening of so many lines has left. */
const tidyMs = 8_000
/** Each second a twenty-fifth of the lines has its sign of life. */
const idleMs = 14_000
/** The median of so many parts: a collection that comes late, on a machine that others use, falls into one of them. */
const windows = 7

const folder = mkdtempSync(join(tmpdir(), 'comanda-bench-'))
// As root the database runs under its own account, which must be able to reach its folder.
chmodSync(folder, 0o711)
const database = await openDatabase({ dataDir: join(folder, 'database') })
const running = new Set<MeasuredServer>()
const { tell, print } = collectFigures()
let lines: PhoneLine[] = []
try {
  await migrateDatabase(database.url)
  await loadDemo(database.db, { now: Date.now() as Instant })
  const place = { DATABASE_URL: database.url, DATA_DIR: folder, STAFF_HOST: 'staff.localhost' }
  const env = { ...place, COMANDA_DEMO: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error' }
  const one = await runMeasured(env)
  running.add(one)
  const other = await runMeasured(env)
  running.add(other)
  const path = await findPath(one)
  await measureIdle(one, path)
  for (const line of lines.splice(hearingPhones)) line.close()
  // The change is made at one instance and heard at the other.
  await measureHearing(one, await openStaffDesk(other.url, 'encargado'))
  await measureStorm(one, { other, path })
  print()
} finally {
  for (const line of lines) line.close()
  for (const server of running) await server.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

/** The address that a page follows its dishes by. */
async function findPath({ url }: MeasuredServer): Promise<string> {
  const { keys, session } = await openVisit({ send: sendTo(url) })
  const envelope = writeEnvelope({ keys, session: () => session, standing: nowhere }, live, Date.now())
  return `/api${live.path}${toQuery({ ...envelope, topics: 'products' })}`
}

async function measureIdle(server: MeasuredServer, path: string): Promise<void> {
  // The first time code is compiled besides.
  for (const line of await dialMany(200, (at) => dial({ url: server.url, path, address: addressOf(at) }))) line.close()
  await pause(500)
  const before = { memory: await server.readMemory(), cpu: await server.readCpu() }
  lines = await dialMany(idlePhones, (at) => dial({ url: server.url, path, address: addressOf(at) }))
  const held = (await server.readMemory()) - before.memory
  await pause(tidyMs)
  const opened = (await server.readCpu()) - before.cpu
  const shares: number[] = []
  for (let window = 0; window < windows; window += 1) {
    const rest = await server.readCpu()
    await pause(idleMs / windows)
    shares.push((100 * ((await server.readCpu()) - rest)) / (idleMs / windows))
  }
  tell('a phone that opens its line, CPU', opened / idlePhones, { most: null, unit: ' ms' })
  tell(`an idle line, of ${idlePhones}`, held / idlePhones / 1_024, { most: limits.lineKb, unit: ' KB' })
  tell(`${idlePhones} idle lines, of a core`, median(shares), { most: limits.idlePercent, unit: ' %' })
}

async function measureHearing(server: MeasuredServer, desk: StaffDesk): Promise<void> {
  const waits: number[] = []
  const costs: number[] = []
  for (let turn = 0; turn < changes; turn += 1) {
    const before = await server.readCpu()
    const pressed = performance.now()
    const heard = hearAll(lines)
    await change(desk, turn)
    waits.push(...(await heard).map((at) => at - pressed))
    // What is still to be written out.
    await pause(200)
    costs.push(((await server.readCpu()) - before) / lines.length)
  }
  const last = waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1] ?? Number.NaN
  tell(`a change heard by ${lines.length} phones, p99`, last, { most: limits.heardMs, unit: ' ms' })
  tell('a change heard, CPU of a phone', median(costs), { most: null, unit: ' ms' })
}

/** When each of them heard of the dish. */
function hearAll(phones: readonly PhoneLine[]): Promise<number[]> {
  return Promise.all(
    phones.map(
      (phone) =>
        new Promise<number>((resolve) => {
          phone.hear = (text) => text.includes('event: products') && resolve(performance.now())
        }),
    ),
  )
}

/** A dish is paused, or sold again, by turns. */
async function change(desk: StaffDesk, turn: number): Promise<void> {
  const thing = { storeId, productId: dish('ensaladilla-rusa').id, optionValueId: null } as const
  if (turn % 2 === 0) accepted(await desk.client.call(pauseThing, { ...thing, until: 'today', day: null, left: null }))
  else accepted(await desk.client.call(resumeThing, thing))
}

interface Place {
  readonly other: MeasuredServer
  readonly path: string
}

/** One of two instances stops; a dish changes meanwhile; everybody comes to the other at the same moment. */
async function measureStorm(gone: MeasuredServer, { other, path }: Place): Promise<void> {
  const { rows } = await database.pool.query<{ last: string }>('select max(id) as last from live_event')
  const lastEventId = Number(rows[0]?.last)
  for (const line of lines) line.close()
  running.delete(gone)
  await gone.stop()
  await change(await openStaffDesk(other.url, 'encargado'), 0)
  const before = await other.readCpu()
  const begun = performance.now()
  const told = new Set<PhoneLine>()
  lines = await Promise.all(
    Array.from({ length: hearingPhones }, async (_, at) => {
      const line = await dial({ url: other.url, path, address: addressOf(at), lastEventId })
      line.hear = (text) => {
        if (text.includes('event: products')) told.add(line)
      }
      return line
    }),
  )
  while (told.size < hearingPhones && performance.now() - begun < 60_000) await pause(10)
  const seconds = (performance.now() - begun) / 1_000
  tell(`${hearingPhones} phones back at the other instance, with what they missed`, seconds, {
    most: limits.stormSeconds,
    unit: ' s',
  })
  tell('a phone that comes back, CPU', ((await other.readCpu()) - before) / hearingPhones, { most: null, unit: ' ms' })
  tell('phones that missed the change', hearingPhones - told.size, { most: 0, unit: '' })
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Instant } from '@comanda/rules/time/calendar'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { migrateDatabase } from '../apps/server/src/database/migrate.ts'
import { loadDemo } from '../apps/server/src/demo/load-demo.ts'
import { buildBackoffice } from '../tools/build-backoffice.ts'
import { buildStorefront } from '../tools/build-storefront.ts'
import { measureBoards, measureHearing, measureMemory, measurePause } from './measuring/board-lines.ts'
import { measureSnapshot, measureWho } from './measuring/board-reads.ts'
import { collectFigures } from './measuring/figures.ts'
import { type KitchenEvening, openEvening } from './measuring/kitchen-evening.ts'
import { launchBrowser } from './measuring/launch-browser.ts'
import { type MeasuredServer, readDatabaseCpu, runMeasured } from './measuring/processes.ts'
import { openSilentProxy } from './measuring/silent-proxy.ts'
import { measureEvening, measureSwitch, pairTablet, standAtStation } from './measuring/tablet.ts'
import { measureSleep } from './measuring/tablet-sleep.ts'
import { measureTaps } from './measuring/tablet-taps.ts'

/** What the staff's boards cost, and how long staff wait: the budgets of the door and of the kitchen. */
const limits = {
  switchedMs: 1_000,
  lineKb: 20,
  heardMs: 1_000,
  wokenMs: 2_000,
  pausedMs: 1_000,
  snapshot: 2,
  boards: 1.5,
  tapMs: 50,
  memory: 1.3,
} as const

await buildStorefront()
await buildBackoffice()
const folder = mkdtempSync(join(tmpdir(), 'comanda-bench-'))
// As root the database runs under its own account, which must be able to reach its folder.
chmodSync(folder, 0o711)
const database = await openDatabase({ dataDir: join(folder, 'database') })
const running: MeasuredServer[] = []
const { tell, print } = collectFigures()
try {
  // A server that loads the demo itself also draws its pictures, which would be measured too.
  await migrateDatabase(database.url)
  await loadDemo(database.db, { now: Date.now() as Instant })
  const place = { DATABASE_URL: database.url, DATA_DIR: folder, STAFF_HOST: 'staff.localhost' }
  const server = await runMeasured({ ...place, COMANDA_DEMO: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error' })
  running.push(server)
  // The venue is open at every hour at which somebody measures.
  await database.pool.query('update store set open_all_day = true')
  await database.pool.query('delete from special_day_shift')
  await database.pool.query('delete from special_day')
  const evening = await openEvening({
    server,
    database,
    readDatabaseCpu: () => readDatabaseCpu(join(folder, 'database')),
    tell,
  })
  await measureTablets(evening)
  await measureWho(evening)
  await measureBoards(evening, limits.boards)
  await measureSnapshot(evening, { most: limits.snapshot, keep: (bare) => void running.push(bare) })
  await measureHearing(evening, limits.heardMs)
  await measureMemory(evening, limits.lineKb)
  await measurePause(evening, limits.pausedMs)
  print()
} finally {
  for (const one of running) await one.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

/** What happens in the browser of a tablet, while the kitchen is still empty. */
async function measureTablets(evening: KitchenEvening): Promise<void> {
  const port = Number(new URL(evening.server.url).port)
  const proxy = await openSilentProxy(port)
  const browser = await launchBrowser()
  try {
    await measureSwitch(await pairTablet(browser, evening, { kind: 'till', port }), evening, limits.switchedMs)
    const board = await pairTablet(browser, evening, { kind: 'board', port: proxy.port })
    await standAtStation(board)
    await measureTaps(board, { browser, evening }, limits.tapMs)
    await measureEvening(board, evening, limits.memory)
    await measureSleep(board, { browser, evening, proxy }, limits.wokenMs)
  } finally {
    await browser.close()
    proxy.close()
  }
}

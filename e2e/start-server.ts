import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { keepPictures } from '../apps/server/src/testing/pictures/keep-pictures.ts'
import { runServer } from '../apps/server/src/testing/run-server.ts'

/** A Saturday at lunch time: shops are open, and the clock is fixed. */
export const frozenNow = '2026-03-14T13:30:00+01:00'

/** One real server on an empty folder and a free port, for all journeys; removed when they are done. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-journeys-'))
  // As root the database runs under its own account, which must be able to reach its folder.
  chmodSync(folder, 0o711)
  keepPictures(folder)
  // It is thrown away at the end, so nothing has to reach the disk.
  const database = await openDatabase({ dataDir: join(folder, 'database'), durable: false })
  const server = await runServer({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    COMANDA_DEMO: '1',
    COMANDA_NOW: frozenNow,
    LOG_LEVEL: 'error',
  })
  server.process.stderr?.pipe(process.stderr)
  process.env.COMANDA_URL = server.url.replace('127.0.0.1', 'localhost')
  process.env.COMANDA_JOURNEY_DATABASE = database.url
  process.env.COMANDA_JOURNEY_NOTES = folder
  return async () => {
    await server.stop()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

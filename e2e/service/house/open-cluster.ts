import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../../apps/server/src/database/database.ts'
import { keepPictures } from '../../../apps/server/src/testing/pictures/keep-pictures.ts'

/** An evening that is played alone needs no server of the journeys, only a cluster for its own database. */
export default async function openCluster(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-service-'))
  // As root the database runs under its own account, which must be able to reach its folder.
  chmodSync(folder, 0o711)
  keepPictures(folder)
  const database = await openDatabase({ dataDir: join(folder, 'database'), durable: false })
  process.env.COMANDA_JOURNEY_DATABASE = database.url
  process.env.COMANDA_JOURNEY_NOTES = folder
  return async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

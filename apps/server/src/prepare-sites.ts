import type { Instant } from '@comanda/rules/time/calendar'
import type { OpenDatabase } from './database/database.ts'
import { isEmpty, loadDemo } from './demo/load-demo.ts'
import type { SecretBox } from './payment/sealed-secret.ts'
import { makeDemoPictures } from './pictures/make-demo-pictures.ts'
import { hasDemoKey } from './session/site-key.repository.ts'
import type { Config } from './startup/config.ts'
import { StartupFault } from './startup/startup-fault.ts'

export interface Preparation {
  readonly config: Pick<Config, 'production' | 'demo'>
  readonly database: Pick<OpenDatabase, 'db'>
  readonly now: Instant
  readonly secrets: SecretBox
  readonly pictureDirectory: string
  readonly say: (line: string) => void
  /** Throws when the start was interrupted. */
  readonly checkWanted: () => void
}

/** Loads the demo where it is wanted and the database is empty; keeps demo keys out of production. */
export async function prepareSites(preparation: Preparation): Promise<void> {
  const { config, now, secrets, pictureDirectory, say, checkWanted } = preparation
  const { db } = preparation.database
  if (config.production && (await hasDemoKey(db))) {
    throw new StartupFault(
      'This database holds demo keys, which everyone knows; production refuses to start with them.',
    )
  }
  if (!config.demo) return
  if (await isEmpty(db)) await loadDemo(db, { now, secrets, onProgress: (title) => say(`loading ${title}`) })
  checkWanted()
  await makeDemoPictures(pictureDirectory, (done, total) => {
    checkWanted()
    if (done === total || done % 20 === 0) say(`pictures ${done} of ${total}`)
  })
}

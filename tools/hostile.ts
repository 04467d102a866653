import { newSeed, runLong } from './run-long.ts'

/** A hundred thousand hostile requests, and ten kills. */
runLong(['apps/server/src/http/hostile.test.ts', 'apps/server/src/survives-kill.test.ts'], {
  HOSTILE_REQUESTS: '100000',
  HOSTILE_SECONDS: '900',
  HOSTILE_KILLS: '10',
  HOSTILE_SEED: newSeed(),
})

import { newSeed, runLong } from './run-long.ts'

/** Random orders under random faults, with kills of the server. */
runLong(['apps/server/src/random-orders.test.ts'], {
  ORDERS_COUNT: '100000',
  ORDERS_SECONDS: '420',
  ORDERS_KILLS: '8',
  ORDERS_SEED: newSeed(),
})

import { newSeed, runLong } from './run-long.ts'

/** Ten thousand random orders and deposits within ten minutes, under random faults, with twenty kills of the server. */
runLong(['apps/server/src/random-orders.test.ts'], {
  ORDERS_COUNT: '10000',
  ORDERS_SECONDS: '540',
  ORDERS_KILLS: '20',
  ORDERS_SEED: newSeed(),
})

import { newSeed, runLong } from './run-long.ts'

/** Five hundred shared bills within ten minutes, with ten kills of the server. */
runLong(['apps/server/src/payment/shared-bills.test.ts'], {
  BILLS: '500',
  BILLS_SECONDS: '580',
  BILLS_KILLS: '10',
  BILLS_SEED: newSeed(),
})

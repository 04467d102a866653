import { newSeed, runLong } from './run-long.ts'

/** Five hundred shared bills. */
runLong(['apps/server/src/payment/shared-bills.test.ts'], {
  BILLS: '500',
  BILLS_SECONDS: '1500',
  BILLS_SEED: newSeed(),
})

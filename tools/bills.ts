import { spawnSync } from 'node:child_process'

// Five hundred shared bills; it takes minutes on two cores, so it is no part of every test run.
const test = 'apps/server/src/payment/shared-bills.test.ts'
const { status } = spawnSync('vitest', ['run', test, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    BILLS: '500',
    BILLS_SECONDS: '1500',
    BILLS_SEED: String(Date.now() % 1_000_000),
    ...process.env,
  },
})
process.exit(status ?? 1)

import { spawnSync } from 'node:child_process'

// Random orders under random faults, with kills of the server; it takes minutes, so every test run has a short form.
const { status } = spawnSync('vitest', ['run', 'apps/server/src/random-orders.test.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ORDERS_COUNT: '100000',
    ORDERS_SECONDS: '420',
    ORDERS_KILLS: '8',
    ORDERS_SEED: String(Date.now() % 1_000_000),
    ...process.env,
  },
})
process.exit(status ?? 1)

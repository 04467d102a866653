import { spawnSync } from 'node:child_process'

// A hundred thousand hostile requests; it takes minutes on two cores, so it is no part of every test run.
const { status } = spawnSync('vitest', ['run', 'apps/server/src/http/hostile.test.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    HOSTILE_REQUESTS: '100000',
    HOSTILE_SECONDS: '900',
    HOSTILE_SEED: String(Date.now() % 1_000_000),
    ...process.env,
  },
})
process.exit(status ?? 1)

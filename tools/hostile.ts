import { spawnSync } from 'node:child_process'

// A hundred thousand hostile requests and ten kills; they take minutes on two cores, so they are no part of every run.
const proofs = ['apps/server/src/http/hostile.test.ts', 'apps/server/src/survives-kill.test.ts']
const { status } = spawnSync('vitest', ['run', ...proofs, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    HOSTILE_REQUESTS: '100000',
    HOSTILE_SECONDS: '900',
    HOSTILE_KILLS: '10',
    HOSTILE_SEED: String(Date.now() % 1_000_000),
    ...process.env,
  },
})
process.exit(status ?? 1)

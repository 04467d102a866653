import { spawnSync } from 'node:child_process'

// Takes some twenty minutes on two cores: run it when rules change, not with every test.
const { status } = spawnSync('stryker', ['run', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)

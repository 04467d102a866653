import { spawnSync } from 'node:child_process'

// Some twenty minutes on two cores: a check to run when rules change, not with every test.
const { status } = spawnSync('stryker', ['run', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)

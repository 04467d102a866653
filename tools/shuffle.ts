import { spawnSync } from 'node:child_process'
import { buildBackoffice } from './build-backoffice.ts'
import { buildStorefront } from './build-storefront.ts'

// Some tests start the real server, which serves the built apps.
await buildStorefront()
await buildBackoffice()
const words = ['run', '--project', 'server', '--sequence.shuffle.tests', ...process.argv.slice(2)]
const { status } = spawnSync('vitest', words, { stdio: 'inherit' })
process.exit(status ?? 1)

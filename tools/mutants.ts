import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './checks.ts'
import { tryGuards } from './try-guards.ts'

const [slice = '', ...words] = process.argv.slice(2)
if (/^\w+$/.test(slice) && existsSync(join(root, 'apps/server/src', slice))) await tryGuardsOf(slice)
else {
  // Without a slice the rules: some twenty minutes on two cores, so when rules change and not with every test.
  const { status } = spawnSync('stryker', ['run', ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exit(status ?? 1)
}

/** The part of a slice's guards whose change its own tests notice: `npm run mutants -- till --sample 40 --seed 1`. */
async function tryGuardsOf(name: string): Promise<void> {
  const { values } = parseArgs({ args: words, options: { sample: { type: 'string' }, seed: { type: 'string' } } })
  const tried = await tryGuards({
    root,
    slice: name,
    sample: values.sample === undefined ? undefined : Number(values.sample),
    seed: values.seed ?? '1',
    settings: {
      globalSetup: ['apps/server/src/testing/database/test-cluster.ts'],
      testTimeout: 30_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
    },
    say: console.log,
  })
  const left = tried.filter(({ noticedBy }) => noticedBy === undefined)
  for (const { guard, isReached } of left.sort((one, other) => (one.guard.file < other.guard.file ? -1 : 1))) {
    console.log(`${guard.file}:${guard.line} ${guard.what}${isReached ? '' : ' (no test of the slice comes here)'}`)
  }
  const percent = Math.floor(((tried.length - left.length) / tried.length) * 100)
  console.log(`${name}: ${tried.length - left.length} of ${tried.length} changes noticed, ${percent} %`)
  process.exit(percent >= 85 ? 0 : 1)
}

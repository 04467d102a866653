import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './checks.ts'
import { tryGuards } from './try-guards.ts'

const leastPercent = 85
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
    above: ['apps/server/src/team/staff-rows.test.ts', 'apps/server/src/twin-sites.test.ts'],
    settings: {
      globalSetup: ['apps/server/src/testing/database/test-cluster.ts'],
      testTimeout: 30_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
    },
    say: console.log,
  })
  const byOwn = tried.filter(({ isOwn }) => isOwn).length
  const left = tried.filter(({ isOwn }) => !isOwn)
  left.sort((one, other) => one.guard.file.localeCompare(other.guard.file))
  for (const { guard, isReached, noticedBy } of left) {
    const but = isReached ? '' : ' (no test comes here)'
    console.log(`${guard.file}:${guard.line} ${guard.what}${noticedBy ? ` (noticed by ${noticedBy})` : but}`)
  }
  const inAll = tried.filter(({ noticedBy }) => noticedBy !== undefined).length
  const percent = (count: number) => Math.floor((count / tried.length) * 100)
  console.log(
    `${name}: ${byOwn} of ${tried.length} changes noticed by its own tests, ${percent(byOwn)} %; with those above the slices ${percent(inAll)} %`,
  )
  process.exit(percent(byOwn) >= leastPercent ? 0 : 1)
}

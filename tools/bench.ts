import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const asked = process.argv.slice(2)
const known = globSync('bench/*.ts', { cwd: root })
  .map((file) => basename(file, '.ts'))
  .sort()
const unknown = asked.filter((name) => !known.includes(name))

console.log(`Benchmarks: ${known.join(', ')}. Name some to run only those.`)
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}.`)
  process.exit(1)
}
const since = performance.now()
for (const name of asked.length > 0 ? known.filter((one) => asked.includes(one)) : known) {
  console.log(`\n▸ ${name}`)
  const begun = performance.now()
  const { status } = spawnSync(process.execPath, [join(root, 'bench', `${name}.ts`)], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
  console.log(`  ${name}: ${toSeconds(begun)} s`)
}
console.log(`\nAll: ${toSeconds(since)} s`)

function toSeconds(from: number): string {
  return ((performance.now() - from) / 1_000).toFixed(0)
}

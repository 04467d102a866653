import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawFigures, type RunBenchmark } from './draw-figures.ts'
import { type Figure, figuresVariable } from './figure.ts'

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
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const ran = (asked.length > 0 ? known.filter((one) => asked.includes(one)) : known).map(run)
rmSync(folder, { recursive: true })
console.log(`\n${drawFigures(ran).join('\n')}`)
if (ran.some(({ isBroken, figures }) => isBroken || figures.some(({ isHeld }) => !isHeld))) process.exitCode = 1

function run(name: string): RunBenchmark {
  console.log(`\n▸ ${name}`)
  const file = join(folder, name)
  writeFileSync(file, '')
  const begun = performance.now()
  const env = { ...process.env, [figuresVariable]: file }
  const { status } = spawnSync(process.execPath, [join(root, 'bench', `${name}.ts`)], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const figures = lines.map((line) => JSON.parse(line) as Figure)
  // A figure over its limit makes a benchmark fail at its end; one that fails without such a figure broke.
  const isBroken = status !== 0 && figures.every(({ isHeld }) => isHeld)
  return { name, seconds: (performance.now() - begun) / 1_000, isBroken, figures }
}

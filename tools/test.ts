import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildBackoffice } from './build-backoffice.ts'
import { buildStorefront } from './build-storefront.ts'
import { checkGates } from './check-gates.ts'
import { checkRooms } from './check-rooms.ts'
import { type Count, countJourneys, type JourneyStats } from './count-journeys.ts'
import { findBrowser } from './find-browser.ts'
import { traceRequirements } from './trace.ts'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}
type PlaywrightReport = { readonly stats: JourneyStats }

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const reports = mkdtempSync(join(tmpdir(), 'comanda-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

/** Said again at the very end: the journeys print hundreds of lines after a unit test that failed. */
const failures: string[] = []

const typedRooms = [
  'packages/rules',
  'packages/contract',
  'packages/i18n',
  'packages/ui',
  'packages/screen',
  'packages/dish',
  'packages/payments',
  'packages/sandbox',
  'demo',
  'apps/server',
  'apps/storefront',
  'apps/backoffice',
  '.',
]

/** Every check, the cheapest first. Each can run alone: `npm test -- unit`. */
const parts: Readonly<Record<string, () => Promise<Count>>> = {
  types: async () => {
    const codes = []
    for (const room of typedRooms) codes.push(await run('tsc', ['-p', room]))
    return toCount(codes)
  },
  lint: async () => toCount([await run('biome', ['check', '--error-on-warnings', '.'])]),
  rooms: async () => toCount([checkRooms(root) ? 0 : 1]),
  gates: async () => {
    const holding = checkGates(root)
    return toCount([
      ...holding.map((holds) => (holds ? 0 : 1)),
      await run('knip', ['--dependencies', '--no-config-hints']),
    ])
  },
  spec: async () => {
    const { requirements, proofs, unknown } = traceRequirements(root)
    const byList = Map.groupBy(requirements.keys(), (id) => id.match(/^(?:DAY|F)(?=-)/)?.[0] ?? 'requirements')
    for (const [list, ids] of byList) {
      console.log(`${list}: ${ids.filter((id) => proofs.has(id)).length} of ${ids.length} are named by a test.`)
    }
    for (const id of unknown) console.error(`${id} is named by ${proofs.get(id)} but is not a requirement`)
    return toCount([unknown.length])
  },
  unit: async () => {
    // Some tests start the real server, which serves the built apps.
    await buildStorefront()
    await buildBackoffice()
    const report = join(reports, 'unit.json')
    const code = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
    return readCount(code, report, (unit: VitestReport) => {
      for (const { name, assertionResults } of unit.testResults) {
        for (const { fullName, status } of assertionResults) {
          if (status === 'failed') failures.push(`${relative(root, name)}: ${fullName}`)
        }
      }
      return { passed: unit.numPassedTests, failed: unit.numFailedTests }
    })
  },
  journeys: async () => {
    await buildStorefront()
    await buildBackoffice()
    const report = join(reports, 'journeys.json')
    const code = await run('playwright', ['test', '--reporter=list,json'], {
      COMANDA_CHROMIUM: await findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    return readCount(code, report, ({ stats }: PlaywrightReport) => countJourneys(stats))
  },
}

function toCount(codes: readonly number[]): Count {
  const failed = codes.filter((code) => code !== 0).length
  return { passed: codes.length - failed, failed }
}

// A runner that crashed before it could count has failed once, whatever its report says.
function readCount<Report>(code: number, report: string, read: (report: Report) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(report, 'utf8')) as Report)
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function run(command: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Dozens of servers are started: what one has compiled, the next only reads.
      env: { NODE_COMPILE_CACHE: join(tmpdir(), 'comanda-compiled'), ...process.env, ...env },
    })
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

const asked = process.argv.slice(2)
const strangers = asked.filter((name) => !(name in parts))
if (strangers.length) {
  console.error(`There is no part named ${strangers.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const results: [string, Count, number][] = []
for (const [name, check] of Object.entries(parts)) {
  if (asked.length && !asked.includes(name)) continue
  console.log(`\n▸ ${name}`)
  const begun = performance.now()
  const count = await check().catch((error: unknown) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  results.push([name, count, (performance.now() - begun) / 1000])
}

console.log('')
for (const [name, count, seconds] of results) {
  console.log(
    `${count.failed ? '✗' : '✓'} ${name.padEnd(9)} ${count.passed} passed, ${count.failed} failed  (${seconds.toFixed(1)} s)`,
  )
}
for (const failure of failures) console.log(`✗ ${failure}`)
const failed = results.reduce((sum, [, count]) => sum + count.failed, 0)
console.log(`\n${results.reduce((sum, [, count]) => sum + count.passed, 0)} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

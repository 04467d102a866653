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
import { findJourneyBrowser } from './find-browser.ts'
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

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const reports = mkdtempSync(join(tmpdir(), 'comanda-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

/** The tests of a run; without a list, all of them. */
export interface Wanted {
  readonly rooms?: readonly string[]
  readonly units?: readonly string[]
  readonly journeys?: readonly string[]
}

type Check = () => Promise<Count>

/** Said again at the very end: the journeys print hundreds of lines after a unit test that failed. */
const failures: string[] = []

export const typedRooms = [
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

/** Every check by its name, the cheapest first. */
export function createChecks({ rooms = typedRooms, units, journeys }: Wanted = {}) {
  return {
    types: async () => {
      const codes = []
      for (const room of rooms) codes.push(await run('tsc', ['-p', room]))
      return toCount(codes)
    },
    lint: async () => toCount([await run('biome', ['check', '--error-on-warnings', '.'])]),
    rooms: async () => toCount([checkRooms(root) ? 0 : 1]),
    gates: checkAllGates,
    spec: async () => checkSpec(),
    unit: () => runUnits(units),
    journeys: () => runJourneys(journeys),
  } satisfies Readonly<Record<string, Check>>
}

async function checkAllGates(): Promise<Count> {
  const holding = checkGates(root)
  return toCount([
    ...holding.map((holds) => (holds ? 0 : 1)),
    await run('knip', ['--dependencies', '--no-config-hints']),
  ])
}

function checkSpec(): Count {
  const { requirements, proofs, unknown, crowded, empty } = traceRequirements(root)
  const byList = Map.groupBy(requirements.keys(), (id) => id.match(/^(?:DAY|F|OPS)(?=-)/)?.[0] ?? 'requirements')
  for (const [list, ids] of byList) {
    console.log(`${list}: ${ids.filter((id) => proofs.has(id)).length} of ${ids.length} are named by a test.`)
  }
  for (const id of unknown) console.error(`${id} is named by ${proofs.get(id)} but is not a requirement`)
  for (const test of empty) console.error(`${test} names requirements, and is not run or expects nothing`)
  for (const test of crowded) console.error(`${test}: six are the most, so split it`)
  return toCount([unknown.length + empty.length + crowded.length])
}

async function runUnits(files: readonly string[] = []): Promise<Count> {
  // Some tests start the real server, which serves the built apps.
  await buildStorefront()
  await buildBackoffice()
  const report = join(reports, 'unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('vitest', ['run', ...reporters, ...files])
  return readCount(code, report, (unit: VitestReport) => {
    for (const { name, assertionResults } of unit.testResults) {
      for (const { fullName, status } of assertionResults) {
        if (status === 'failed') failures.push(`${relative(root, name)}: ${fullName}`)
      }
    }
    return { passed: unit.numPassedTests, failed: unit.numFailedTests }
  })
}

async function runJourneys(files: readonly string[] = []): Promise<Count> {
  await buildStorefront()
  await buildBackoffice()
  const report = join(reports, 'journeys.json')
  const browser = await findJourneyBrowser()
  const code = await run('playwright', ['test', '--reporter=list,json', ...files], {
    ...(browser && { COMANDA_CHROMIUM: browser }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    // Node reads TypeScript by itself; Playwright's own translation costs a fresh machine fifteen seconds of a core.
    PW_DISABLE_TS_ESM: '1',
  })
  return readCount(code, report, ({ stats }: PlaywrightReport) => countJourneys(stats))
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

/** Runs each, prints what it found and how long it took, and gives back the exit code. */
export async function runChecks(checks: Readonly<Record<string, Check>>): Promise<number> {
  const results: [string, Count, number][] = []
  for (const [name, check] of Object.entries(checks)) {
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
  const sum = (pick: (result: (typeof results)[number]) => number) => results.reduce((all, one) => all + pick(one), 0)
  const failed = sum(([, count]) => count.failed)
  const seconds = sum(([, , took]) => took).toFixed(0)
  console.log(`\n${sum(([, count]) => count.passed)} passed, ${failed} failed  (${seconds} s)`)
  return failed ? 1 : 0
}

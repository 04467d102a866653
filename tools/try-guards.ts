import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  BaseSequencer,
  createVitest,
  type InlineConfig,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node'
import { copyTree } from './copy-tree.ts'
import { type Trial, toTrialFile } from './guard-runner.ts'
import { type Guard, listGuards } from './list-guards.ts'
import { type NumberedGuard, switchGuards } from './switch-guards.ts'

export interface Wanted {
  readonly root: string
  readonly slice: string
  /** How many of the guards are tried; all, where it is undefined. */
  readonly sample?: number | undefined
  /** Which ones: the same seed takes the same guards, also when others have come. */
  readonly seed: string
  /** Tests that stand above the slices; they are asked about what a slice's own did not notice. */
  readonly above?: readonly string[]
  /** What the tests of a slice share, such as a database. */
  readonly settings?: InlineConfig
  readonly say?: (sentence: string) => void
}

export interface Tried {
  readonly guard: Guard
  /** A test that failed while it was changed. */
  readonly noticedBy: string | undefined
  /** That was one of the slice's own. */
  readonly isOwn: boolean
  /** Whether any test comes there. */
  readonly isReached: boolean
}

const source = 'apps/server/src'
const rowFiles = 'packages/contract/src/calls/staff/**/*.ts'
const runner = fileURLToPath(new URL('./guard-runner.ts', import.meta.url))
const switchFile = fileURLToPath(new URL('./guard-switch.ts', import.meta.url))

/**
 * Changes one guard of a slice after the other, in a copy of the tree, and runs those of the slice's own tests that come
 * there, each until the first fails. Every guard is in the copy from the beginning and turned on by its number, so that
 * one process reads the server once, with one cluster for all.
 */
export async function tryGuards({
  root,
  slice,
  sample,
  seed,
  above = [],
  settings = {},
  say,
}: Wanted): Promise<Tried[]> {
  const copy = mkdtempSync(join(tmpdir(), 'comanda-guards-'))
  let vitest: Vitest | undefined
  try {
    copyTree(root, copy)
    const found = listSliceGuards(copy, slice)
    const guards = choose(found, seed, sample ?? found.length).map((guard, at) => ({ ...guard, id: at + 1 }))
    say?.(`${guards.length} of the ${found.length} guards of ${slice} are tried`)
    switchAll(copy, guards)
    const ended: TestModule[] = []
    vitest = await openVitest(copy, {
      ...settings,
      reporters: [{ onTestModuleEnd: (module) => void ended.push(module) }],
    })
    const run = async (files: readonly string[]) => {
      ended.length = 0
      const [project] = vitest?.projects ?? []
      await vitest?.runTestSpecifications(files.flatMap((file) => project?.createSpecification(join(copy, file)) ?? []))
      return ended.map((module) => ({ module, file: relative(copy, module.moduleId) }))
    }
    const own = globSync(`${source}/${slice}/**/*.test.ts`, { cwd: copy }).sort()
    const tests = [...own, ...above.filter((file) => !own.includes(file))]
    const plain = await run(tests)
    refuseRed(plain)
    const reach = plain.map(({ module, file }) => ({ file, by: listReached(module) }))
    const trials = guards.flatMap((guard) => reach.flatMap(({ file, by }) => toTrial(guard, file, by) ?? []))
    say?.(`the tests as they are took ${Math.round(performance.now() / 1000)} s; ${trials.length} trials`)
    const again = tests.map((file) => ({ file, trial: { guard: 0, tests: null } }))
    const made = [...trials, ...again].map(({ file, trial }) => writeTrial(copy, file, trial))
    const results = await run(made)
    refuseRed(results.filter(({ file }) => /\/guard-0\./.test(file)))
    return guards.map((guard) => {
      const mine = results.filter(({ file }) => file.includes(`/guard-${guard.id}.`))
      const noticed = mine.find(({ module }) => !module.ok())
      return {
        guard,
        noticedBy: noticed && sayFailed(noticed.module),
        isOwn: own.some((file) => noticed?.file === nameTrial(file, guard.id)),
        isReached: trials.some(({ trial }) => trial.guard === guard.id),
      }
    })
  } finally {
    await vitest?.close()
    rmSync(copy, { recursive: true, force: true })
  }
}

function listSliceGuards(root: string, slice: string): Guard[] {
  const files = globSync(`${source}/${slice}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts', '**/testing/**'] }).sort()
  const own = files.flatMap((file) => listGuards(file, readFileSync(join(root, file), 'utf8')))
  const handled = listHandled(root, slice)
  const rights = globSync(rowFiles, { cwd: root })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return listGuards(file, text).filter(({ start }) => handled.has(nameBefore(text, start)))
    })
  return [...own, ...rights]
}

/** The staff calls that a slice answers. */
function listHandled(root: string, slice: string): ReadonlySet<string> {
  const [table] = globSync(`${source}/staff-handlers.ts`, { cwd: root })
  const text = table === undefined ? '' : readFileSync(join(root, table), 'utf8')
  return new Set(
    [...text.matchAll(new RegExp(`import { (\\w+) } from '\\./${slice}/`, 'g'))].map(([, name = '']) => name),
  )
}

const nameBefore = (text: string, start: number) => text.slice(0, start).match(/(\w+) = $/)?.[1] ?? ''

/** In an order that a seed gives and that other guards do not change. */
function choose(guards: readonly Guard[], seed: string, count: number): Guard[] {
  const ranked = guards.map((guard) => {
    const rank = createHash('sha256').update(`${seed} ${guard.file} ${guard.what} ${guard.line}`).digest('hex')
    return { guard, rank }
  })
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1))
  return ranked.slice(0, count).map(({ guard }) => guard)
}

function switchAll(copy: string, guards: readonly NumberedGuard[]): void {
  for (const file of new Set(guards.map((guard) => guard.file))) {
    const path = join(copy, file)
    const own = guards.filter((guard) => guard.file === file)
    writeFileSync(path, switchGuards(readFileSync(path, 'utf8'), own, switchFile))
  }
}

function openVitest(copy: string, settings: InlineConfig): Promise<Vitest> {
  return createVitest('test', {
    root: copy,
    config: false,
    watch: false,
    isolate: false,
    maxWorkers: 1,
    include: [`${source}/**/*.test.ts`],
    runner,
    silent: true,
    // As they are given: a slice's own tests come before those above it.
    sequence: { sequencer: AsGiven },
    ...settings,
  })
}

class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }
}

interface Ended {
  readonly module: TestModule
  readonly file: string
}

/** A trial says nothing where a test fails by itself. */
function refuseRed(ended: readonly Ended[]): void {
  const red = ended.filter(({ module }) => !module.ok())
  if (red.length > 0) throw new Error(`red without a change: ${red.map(({ module }) => sayFailed(module)).join('; ')}`)
}

interface Reached {
  /** The tests of a file that ask a guard, by its number. */
  readonly byTest: ReadonlyMap<number, readonly string[]>
  readonly around: ReadonlySet<number>
}

function listReached(module: TestModule): Reached {
  const byTest = new Map<number, string[]>()
  const around = new Set<number>()
  for (const test of module.children.allTests()) {
    const meta = test.meta()
    for (const id of meta.around ?? []) around.add(id)
    for (const id of meta.reached ?? []) byTest.set(id, [...(byTest.get(id) ?? []), test.fullName])
  }
  return { byTest, around }
}

function toTrial({ id, isKept }: NumberedGuard, file: string, { byTest, around }: Reached) {
  const tests = byTest.get(id)
  if (around.has(id) || (isKept && tests)) return { file, trial: { guard: id, tests: null } }
  return tests && { file, trial: { guard: id, tests } }
}

const nameTrial = (file: string, guard: number) => join(dirname(file), `guard-${guard}.${basename(file)}`)

/** A copy of a test file, and beside it what it is for. */
function writeTrial(copy: string, file: string, trial: Trial): string {
  const name = nameTrial(file, trial.guard)
  writeFileSync(join(copy, name), readFileSync(join(copy, file), 'utf8'))
  writeFileSync(join(copy, toTrialFile(name)), JSON.stringify(trial))
  return name
}

function sayFailed(module: TestModule): string {
  const failed = [...module.children.allTests('failed')].map(({ fullName }) => fullName)
  return `${module.relativeModuleId} > ${failed.join(', ') || 'before its tests'}`
}

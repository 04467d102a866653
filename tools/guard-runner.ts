import { existsSync, readFileSync } from 'node:fs'
import { type RunnerTask, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest'
import { guards } from './guard-switch.ts'

/** What a copy of a test file is for; it stands beside the copy. */
export interface Trial {
  readonly guard: number
  /** The full names of the tests that are run; all, where it is null. */
  readonly tests: readonly string[] | null
}

declare module 'vitest' {
  interface TaskMeta {
    /** The guards that a test asked. */
    reached?: readonly number[]
    /** Those that were asked around it, such as while a shop was opened for all tests of a file. */
    around?: readonly number[]
  }
}

/** Runs a copy of a test file with one guard changed, until a test notices; of a file itself it notes what is reached. */
export default class GuardRunner extends TestRunner {
  onCollected(files: readonly RunnerTestFile[]): void {
    for (const file of files) {
      const beside = toTrialFile(file.filepath)
      const trial = existsSync(beside) ? (JSON.parse(readFileSync(beside, 'utf8')) as Trial) : undefined
      guards.changed = trial?.guard ?? 0
      guards.reached.clear()
      if (trial) leaveOut(file, (name) => !guards.noticed.has(trial.guard) && (trial.tests?.includes(name) ?? true))
    }
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test)
    test.meta.around = [...guards.reached]
    guards.reached.clear()
    if (guards.noticed.has(guards.changed)) test.mode = 'skip'
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test)
    test.meta.reached = [...guards.reached]
    guards.reached.clear()
    if (test.result?.state === 'fail' && guards.changed !== 0) guards.noticed.add(guards.changed)
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    if (suite.result?.state === 'fail' && guards.changed !== 0) guards.noticed.add(guards.changed)
    await super.onAfterRunSuite(suite)
  }
}

export const toTrialFile = (test: string) => test.replace(/\.test\.ts$/, '.trial.json')

/** What holds nothing that is run does not even open its shop. */
function leaveOut(suite: RunnerTestSuite, isRun: (name: string) => boolean): void {
  for (const task of suite.tasks) {
    if (task.type === 'suite') leaveOut(task, isRun)
    else if (!isRun(task.fullTestName)) task.mode = 'skip'
  }
  if (suite.tasks.every(({ mode }) => mode === 'skip')) suite.mode = 'skip'
}

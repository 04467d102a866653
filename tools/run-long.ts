import { spawnSync } from 'node:child_process'

/**
 * Runs tests in their long form, which takes minutes: every test run has a short one. What the environment already says
 * counts, so that a seed can be repeated.
 */
export function runLong(tests: readonly string[], form: Readonly<Record<string, string>>): void {
  const { status } = spawnSync('vitest', ['run', ...tests, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...form, ...process.env },
  })
  process.exit(status ?? 1)
}

export const newSeed = () => String(Date.now() % 1_000_000)

import { execFileSync } from 'node:child_process'

/** The files that differ from where this work began: committed since then, or not yet. Removed ones too. */
export function listChanged(root: string, base: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((line) => line !== '')
  return [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ].sort()
}

/** The commit where this work left the main line; on the main line itself, the last commit. */
export function findBase(root: string): string {
  for (const line of ['origin/main', 'main']) {
    try {
      return execFileSync('git', ['merge-base', 'HEAD', line], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    } catch {
      // There is no line of that name.
    }
  }
  return 'HEAD'
}

import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findBase, listChanged } from './list-changed.ts'
import { openTemporaryHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()

function git(...words: readonly string[]): void {
  const somebody = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@demo.example']
  execFileSync('git', [...somebody, ...words], { cwd: root(), stdio: 'ignore' })
}

it('what differs from the main line is what was committed, changed, added, moved and removed since', () => {
  git('init', '--initial-branch=main')
  write({ '.gitignore': 'ignored', 'kept.ts': '1', 'changed.ts': '1', 'moved.ts': '1', 'removed.ts': '1' })
  git('add', '.')
  git('commit', '-m', 'Begin')
  git('checkout', '-b', 'work')
  write({ 'committed.ts': '1' })
  git('add', '.')
  git('commit', '-m', 'Go on')
  git('mv', 'moved.ts', 'there.ts')
  rmSync(join(root(), 'removed.ts'))
  write({ 'changed.ts': '2', 'new/added.ts': '1', ignored: '1' })
  const changed = ['changed.ts', 'committed.ts', 'moved.ts', 'new/added.ts', 'removed.ts', 'there.ts']
  expect(listChanged(root(), findBase(root()))).toEqual(changed)
  expect(listChanged(root(), 'HEAD')).toEqual(changed.filter((file) => file !== 'committed.ts'))
})

it('without a main line it is what is not committed yet', () => {
  git('init', '--initial-branch=work')
  write({ 'old.ts': '1' })
  git('add', '.')
  git('commit', '-m', 'Begin')
  write({ 'added.ts': '1' })
  expect(listChanged(root(), findBase(root()))).toEqual(['added.ts'])
})

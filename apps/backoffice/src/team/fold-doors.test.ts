import { expect, it } from 'vitest'
import { foldDoors } from './fold-doors.ts'
import type { StaffAction } from './team-things.ts'

const toActions = (...calls: readonly string[]) =>
  calls.map((call, actionId) => ({ actionId, call }) as unknown as StaffAction)

it('folds signing in and out between two acts into one line, and loses and moves nothing [DAY-216]', () => {
  const actions = toActions('enterPin', 'signOut', 'moveOrder', 'voidLine', 'signIn', 'pairDevice', 'enterPin')
  const entries = foldDoors(actions)
  expect(entries.map((entry) => (entry.kind === 'act' ? entry.action.call : entry.actions.length))).toEqual([
    2,
    'moveOrder',
    'voidLine',
    1,
    'pairDevice',
    1,
  ])
  expect(entries.flatMap((entry) => (entry.kind === 'act' ? [entry.action] : entry.actions))).toEqual(actions)
  expect(foldDoors([])).toEqual([])
})

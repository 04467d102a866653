import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTemporaryHouse, thisHouse } from './testing/temporary-house.ts'
import { tryGuards } from './try-guards.ts'

const house = openTemporaryHouse()

/** A house with one small slice. Its tests hold the hour and the right, and nothing else. */
function build(): void {
  symlinkSync(join(thisHouse, 'node_modules'), join(house.root(), 'node_modules'))
  house.write({
    'packages/contract/src/calls/staff/bar.ts': `const staffCall = (row: { right: string }) => row
export const pour = staffCall({
  right: 'bar.work',
})
`,
    'apps/server/src/staff-handlers.ts': `import { pour } from './bar/pour.ts'\nexport const handlers = { pour }\n`,
    'apps/server/src/bar/pour.ts': `import { pour as row } from '../../../../packages/contract/src/calls/staff/bar.ts'
export function pour(held: string[], hour: number, isHouse = false) {
  if (row.right !== 'person' && !held.includes(row.right)) return 'right-missing'
  if (hour < 12) return 'too-early'
  if (isHouse) return 'free'
  return 'poured'
}
export const forgotten = (all: boolean) => (all ? 'all' : 'some')
`,
    'apps/server/src/twins.test.ts': `import { expect, it } from 'vitest'
import { pour } from './bar/pour.ts'
it('is free in every house', () => expect(pour(['bar.work'], 13, true)).toBe('free'))
`,
    'apps/server/src/bar/pour.test.ts': `import { describe, expect, it } from 'vitest'
import { pour } from './pour.ts'
describe('a glass', () => {
  it('is poured from noon on', () => {
    expect(pour(['bar.work'], 13)).toBe('poured')
    expect(pour(['bar.work'], 11)).toBe('too-early')
  })
  it('is poured by whoever may', () => expect(pour([], 13)).toBe('right-missing'))
  it('is sometimes free', () => expect(pour(['bar.work'], 13, true)).not.toBe(''))
})
`,
  })
}

it('tells which changes the tests of a slice notice, by which test, and where none comes', async () => {
  build()
  const said: string[] = []
  const above = ['apps/server/src/twins.test.ts']
  const tried = await tryGuards({ root: house.root(), slice: 'bar', seed: '1', above, say: (line) => said.push(line) })
  expect(said[0]).toBe('7 of the 7 guards of bar are tried')
  const told = Object.fromEntries(
    tried.map(({ guard, noticedBy, isReached }) => [guard.what, isReached ? (noticedBy ?? 'nobody') : 'nowhere']),
  )
  const file = /^apps\/server\/src\/bar\/guard-\d+\.pour\.test\.ts > a glass > /
  expect(told).toEqual({
    "is open without the right 'bar.work'": expect.stringMatching(`${file.source}is poured by whoever may$`),
    "never leaves when row.right !== 'person' && !held.includes(row.right)": expect.stringMatching(/whoever may$/),
    "does not ask row.right !== 'person'": 'nobody',
    'does not ask !held.includes(row.right)': expect.stringMatching(/from noon on$/),
    'never leaves when hour < 12': expect.stringMatching(/from noon on$/),
    'never leaves when isHouse': expect.stringMatching(
      /^apps\/server\/src\/guard-\d+\.twins\.test\.ts > is free in every house$/,
    ),
    'asks the opposite of all': 'nowhere',
  })
  expect(tried.filter(({ isOwn }) => isOwn)).toHaveLength(4)
  const [one, other] = await Promise.all(
    ['1', '3'].map((seed) => tryGuards({ root: house.root(), slice: 'bar', sample: 2, seed })),
  )
  expect(one).toHaveLength(2)
  expect(one?.map(({ guard }) => guard.what)).not.toEqual(other?.map(({ guard }) => guard.what))
})

it('says so where a test is red by itself, and tries nothing', async () => {
  build()
  house.write({
    'apps/server/src/bar/late.test.ts': `import { expect, it } from 'vitest'\nit('is late', () => expect(1).toBe(2))\n`,
  })
  const trial = tryGuards({ root: house.root(), slice: 'bar', seed: '1' })
  await expect(trial).rejects.toThrow('red without a change: apps/server/src/bar/late.test.ts > is late')
})

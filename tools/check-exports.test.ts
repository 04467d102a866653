import { describe, expect, it } from 'vitest'
import { listUnusedExports } from './check-exports.ts'
import { readSources } from './read-sources.ts'
import { openTemporaryHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()
const starts = ['apps/server/src/main.ts']
const list = (waits: readonly string[] = []) => listUnusedExports(readSources(root()), { starts, waits })

const house = {
  'packages/rules/package.json': '{ "name": "@comanda/rules", "exports": { "./*": "./src/*.ts" } }',
  'packages/rules/src/price.ts': 'export const price = 1',
  'packages/rules/src/price.test.ts': "import { price } from './price.ts'\nprice",
  'apps/server/src/main.ts': "import { price } from '@comanda/rules/price'\nprice",
}

describe('unused exports', () => {
  it('are not found where an app runs everything', () => {
    write(house)
    expect(list()).toEqual([])
  })

  it.each([
    [
      'a rule that only its test asks',
      { 'packages/rules/src/price.ts': 'export const price = 1\nexport const tip = 2' },
      { 'packages/rules/src/price.test.ts': "import { price, tip } from './price.ts'\nprice + tip" },
      ['packages/rules/src/price.ts: tests alone use tip'],
    ],
    [
      'a rule that only a file of the same kind asks',
      { 'packages/rules/src/tip.ts': 'export const tip = 2' },
      { 'packages/rules/src/fee.ts': "import { tip } from './tip.ts'\nexport const fee = tip" },
      ['packages/rules/src/fee.ts is reached by tests alone', 'packages/rules/src/tip.ts is reached by tests alone'],
    ],
    [
      'what a file exports and nobody imports',
      { 'packages/rules/src/price.ts': 'const tip = 2\nexport const price = tip\nexport { tip }' },
      {},
      ['packages/rules/src/price.ts: nobody imports tip'],
    ],
  ])('are %s', (_, first, second, faults) => {
    write({ ...house, ...first, ...second })
    expect(list()).toEqual(faults)
  })

  it.each([
    ['by a name that is complete only when it runs', `const name = 'a'\nimport(\`./banks/\${name}/half.ts\`)`],
    ['by a pattern that the bundler fills in', "import.meta.glob<object>('./banks/*/half.ts', { eager: true })"],
  ])('are not what is imported %s', (_, main) => {
    write({
      ...house,
      'apps/server/src/main.ts': `${house['apps/server/src/main.ts']}\n${main}`,
      'apps/server/src/banks/a/half.ts': 'export const half = 1',
    })
    expect(list()).toEqual([])
  })

  it('are not types that stand in the signature of what is imported', () => {
    write({
      ...house,
      'packages/rules/src/price.ts': 'export type Cents = number\nexport const price: Cents = 1',
    })
    expect(list()).toEqual([])
  })

  it('may be awaited by name, until an app reaches them', () => {
    const awaited = 'apps/server/src/close.ts'
    write({
      ...house,
      [awaited]: 'export const close = 1',
      'apps/server/src/a.test.ts': "import { close } from './close.ts'",
    })
    expect(list()).toEqual([`${awaited} is reached by tests alone`])
    expect(list([awaited])).toEqual([])
    write({
      'apps/server/src/main.ts': `${house['apps/server/src/main.ts']}\nimport { close } from './close.ts'\nclose`,
    })
    expect(list([awaited])).toEqual([`${awaited} is no longer awaited: an app reaches it`])
  })
})

import { describe, expect, it } from 'vitest'
import { listCycles, listMutualFolders } from './check-cycles.ts'
import { readSources } from './read-sources.ts'
import { openTemporaryHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()

describe('import cycles', () => {
  it('are found through types, packages and files fetched later', () => {
    write({
      'packages/rules/package.json': '{ "name": "@comanda/rules", "exports": { "./*": "./src/*.ts" } }',
      'packages/rules/src/a.ts': "import type { B } from './b.ts'\nexport type A = B",
      'packages/rules/src/b.ts': "export { c as B } from '@comanda/rules/c'",
      'packages/rules/src/c.ts': "export const c = () => import('./a.ts')",
      'packages/rules/src/d.ts': "import './a.ts'",
    })
    const circle = ['a', 'b', 'c'].map((name) => `packages/rules/src/${name}.ts`)
    expect(listCycles(readSources(root()))).toEqual([`3 files import each other: ${circle.join(', ')}`])
  })

  it('are not seen where imports only meet again', () => {
    write({
      'e2e/a.ts': "import './b.ts'\nimport './c.ts'",
      'e2e/b.ts': "import './d.ts'",
      'e2e/c.ts': "import type { D } from './d.ts'\nexport type C = D",
      'e2e/d.ts': 'export type D = string',
    })
    expect(listCycles(readSources(root()))).toEqual([])
  })
})

describe('two folders of an app', () => {
  const app = 'apps/server/src'

  it('may not import each other, and files in no folder count as one', () => {
    write({
      [`${app}/cart/a.ts`]: "import '../table/b.ts'",
      [`${app}/table/b.ts`]: '',
      [`${app}/table/c.ts`]: "import type { D } from '../cart/d.ts'\nexport type C = D",
      [`${app}/cart/d.ts`]: "import '../main.ts'\nexport type D = string",
      [`${app}/main.ts`]: "import './cart/a.ts'",
    })
    expect(listMutualFolders(readSources(root())).sort()).toEqual([
      `${app}/: . and cart import each other`,
      `${app}/: cart and table import each other`,
    ])
  })

  it('may import one another one way, and tests may look anywhere', () => {
    write({
      [`${app}/cart/a.ts`]: "import '../table/b.ts'",
      [`${app}/table/b.ts`]: '',
      [`${app}/table/b.test.ts`]: "import '../cart/a.ts'",
    })
    expect(listMutualFolders(readSources(root()))).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { listUndeclared } from './check-packages.ts'
import { readSources } from './read-sources.ts'
import { openTemporaryHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()
const list = () => listUndeclared(root(), readSources(root()))

it('a package declares what its files import, its own kind included', () => {
  write({
    'package.json': '{ "devDependencies": { "vitest": "1" } }',
    'packages/i18n/package.json': '{ "name": "@comanda/i18n", "dependencies": { "@comanda/rules": "1", "zod": "1" } }',
    'packages/i18n/src/a.ts':
      "import { z } from 'zod/mini'\nimport type { A } from '@comanda/rules/a'\nimport 'node:fs'",
    'packages/i18n/src/a.test.ts': "import { it } from 'vitest'\nimport { a } from '@comanda/i18n/a'",
    'e2e/b.ts': "import { a } from '@comanda/rules/a'",
  })
  expect(list()).toEqual([])
  write({ 'packages/i18n/src/b.ts': "import type { C } from '@comanda/contract/c'\nimport { it } from 'vitest'" })
  write({ 'e2e/b.ts': "import sharp from 'sharp'" })
  expect(list().sort()).toEqual([
    './package.json does not declare sharp',
    'packages/i18n/package.json does not declare @comanda/contract',
    'packages/i18n/package.json does not declare vitest',
  ])
})

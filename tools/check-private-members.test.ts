import { expect, it } from 'vitest'
import { listPrivateMembers } from './check-private-members.ts'
import { readSources } from './read-sources.ts'
import { openTemporaryHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()
const pinned = JSON.stringify({ dependencies: { 'drizzle-orm': '0.45.4', pg: '8.23.1', 'pg-protocol': '1.16.1' } })
const manifests = { 'package.json': pinned, 'apps/server/package.json': pinned }
const list = (files: Record<string, string>) => {
  write({ ...manifests, ...files })
  return listPrivateMembers(root(), readSources(root()))
}

const file = 'apps/server/src/cart/cart.repository.ts'
const fault = `${file} reaches into pg or Drizzle past their types; only apps/server/src/database/line/ may`

it.each([
  [
    'a cast past the types',
    "import { Pool } from 'pg'\nexport const a = (pool: Pool) => pool as unknown as { queue: [] }",
  ],
  ['a prototype', "import { Connection } from 'pg'\nexport const a = Connection.prototype"],
  ['an object made of one', "import * as pg from 'pg'\nexport const a = Object.create(pg)"],
  ['a member with a stroke', "import { db } from 'drizzle-orm/node-postgres'\nexport const a = db._query"],
  ['a member that no types declare', 'export const a = (statement: Statement) => statement.rawQueryConfig'],
])('%s is let through nowhere but in one folder', (_name, text) => {
  expect(list({ [file]: text, 'apps/server/src/database/line/a.ts': text })).toEqual([fault])
})

it('a cast of something else is no business of this gate', () => {
  expect(list({ [file]: 'export const a = (notes: object) => notes as unknown as Notes' })).toEqual([])
})

it.each(['^8.23.1', '~8.23.1', '*'])('a version that may move, as %s, is not let through', (version) => {
  const open = JSON.stringify({ devDependencies: { pg: version } })
  expect(list({ 'apps/server/package.json': open })).toEqual([
    `apps/server/package.json takes pg ${version}; write one version, for apps/server/src/database/line/ knows its insides`,
  ])
})

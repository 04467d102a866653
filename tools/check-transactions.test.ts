import { expect, it } from 'vitest'
import { listOwnTransactions } from './check-transactions.ts'
import { readSources } from './read-sources.ts'
import { openTemporaryHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()
const list = () => listOwnTransactions(readSources(root()))

it.each([
  ['the one way', 'apps/server/src/cart/save.ts', 'await transact(database, (tx) => save(tx))'],
  ['the place where it begins', 'apps/server/src/database/transact.ts', "await client.query('begin')"],
])('%s is let through', (_name, file, text) => {
  write({ [file]: text })
  expect(list()).toEqual([])
})

it.each([
  ['Drizzle’s', 'apps/server/src/cart/save.ts', 'await database.transaction((tx) => save(tx))'],
  ['one begun by hand', 'apps/server/src/cart/save.ts', "await client.query('begin isolation level serializable')"],
  ['one begun through Drizzle', 'apps/server/src/cart/save.test.ts', 'await db.execute(sql`begin`)'],
  ['one of a journey', 'e2e/make-site.ts', 'await database.db.transaction(work)'],
])('%s is found', (_name, file, text) => {
  write({ [file]: text })
  expect(list()).toEqual([`${file} opens a transaction of its own; use transact`])
})

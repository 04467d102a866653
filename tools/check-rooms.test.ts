import { describe, expect, it } from 'vitest'
import { listForbiddenArrows } from './check-rooms.ts'
import { readSources } from './read-sources.ts'
import { fencedNames, mostFiles, openRepositories } from './rooms.ts'
import { openTemporaryHouse, readThisHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()

describe('the rooms', () => {
  it('are kept by this repository', () => {
    expect(listForbiddenArrows(readThisHouse())).toEqual([])
  })

  it.each([
    ['a rule that uses a package', 'packages/rules/src/a.ts', "import { z } from 'zod'"],
    ['a rule that enters the wire', 'packages/rules/src/a.ts', "import type { Call } from '@comanda/contract/call'"],
    ['a rule that uses Node', 'packages/rules/src/a.ts', "import { readFileSync } from 'node:fs'"],
    ['a rule that reads the clock', 'packages/rules/src/a.ts', 'export const now = () => Date.now()'],
    ['a rule that asks for today', 'packages/rules/src/a.ts', 'export const today = new Date()'],
    ['a rule that draws lots', 'packages/rules/src/a.ts', 'export const draw = Math.random()'],
    ['a widget that knows restaurants', 'packages/ui/src/a.tsx', "import { cents } from '@comanda/rules/money/cents'"],
    ['a widget that knows words', 'packages/ui/src/a.tsx', "export * from '@comanda/i18n/languages'"],
    ['a dictionary that knows React', 'packages/i18n/src/a.ts', "import 'react'"],
    ['a screen that enters the server', 'apps/storefront/src/a.tsx', "import('@comanda/server/main')"],
    ['a relative way out of a room', 'apps/storefront/src/a.tsx', "import { app } from '../../server/src/app.ts'"],
    ['a screen that enters the tools', 'apps/storefront/src/a.tsx', "import { run } from '../../../tools/test.ts'"],
    ['a build that enters another room', 'apps/storefront/vite.config.ts', "import '../server/src/app.ts'"],
    [
      'a dish that knows the storefront',
      'packages/dish/src/a.tsx',
      "import '../../../apps/storefront/src/state/live.ts'",
    ],
    ['a dish that walks', 'packages/dish/src/a.tsx', "import { useNavigate } from 'react-router'"],
    ['a server that draws', 'apps/server/src/a.ts', "import { Button } from '@comanda/ui/button'"],
    ['a floor that climbs', 'apps/storefront/src/cart/a.ts', "import { bill } from '../table/bill-dialog.tsx'"],
    ['a floor that enters an entry', 'apps/storefront/src/pages/a.ts', "import { start } from '../start.tsx'"],
    ['a folder that is no floor', 'apps/storefront/src/misc/a.ts', "import { cell } from '../state/cell.ts'"],
    ['a slice that climbs', 'apps/server/src/cart/a.ts', "import { open } from '../order/place-order.ts'"],
    ['a slice that enters an entry', 'apps/server/src/cart/a.ts', "import type { House } from '../house.ts'"],
    ['a server folder that is no floor', 'apps/server/src/misc/a.ts', "import { cents } from '../call/context.ts'"],
    ['a shipped file that enters proofs', 'apps/server/src/cart/a.ts', "import { aLine } from '../testing/carts.ts'"],
    [
      'a rule that enters the wire in a type',
      'packages/rules/src/a.ts',
      "type A = import('@comanda/contract/call').Call",
    ],
    [
      'a rule that fetches the wire later',
      'packages/rules/src/a.ts',
      "import(\n  // late\n  '@comanda/contract/call')",
    ],
    ['a rule that passes the wire on', 'packages/rules/src/a.ts', "export type * from '@comanda/contract/call'"],
    ['a rule that requires the wire', 'packages/rules/src/a.ts', "import a = require('@comanda/contract/call')"],
    ['a rule that looks up the wire', 'packages/rules/src/a.ts', "import.meta.resolve('@comanda/contract/call')"],
    ['plain JavaScript that enters the wire', 'packages/rules/src/a.js', "import '@comanda/contract/call'"],
    ['an import that nobody can follow', 'packages/rules/src/a.ts', "const name = '@comanda/contract'\nimport(name)"],
    ['a row of openImports that is not needed', 'apps/server/src/pages/storefront-build.ts', "import 'node:fs'"],
    [
      "a slice in another slice's SQL",
      'apps/server/src/cart/a.ts',
      "import { findProduct } from '../catalogue/catalogue.repository.ts'",
    ],
    [
      'a slice in the SQL of a folder that is no slice',
      'apps/server/src/cart/a.ts',
      "import { findHeldKey } from '../http/held-key.repository.ts'",
    ],
    [
      'a folder that is no slice in the SQL of another one',
      'apps/server/src/http/a.ts',
      "import { countTries } from '../session/try-count.repository.ts'",
    ],
    [
      "a proof in another folder's SQL",
      'apps/server/src/http/a.test.ts',
      "import { saveStaffSession } from '../team/staff-session.repository.ts'",
    ],
    ...['cart', 'order', 'table', 'kitchen', 'checkout', 'till', 'team'].map((folder) => [
      `a payment that knows ${folder}`,
      'apps/server/src/payment/a.ts',
      `import { ask } from '../${folder}/ask.ts'`,
    ]),
  ])('refuse %s', (_, file, text) => {
    write({ [file]: text })
    expect(listForbiddenArrows(readSources(root()))).toMatchObject([{ file }])
  })

  it('refuse more files in a slice than it may have', () => {
    const fill = (count: number) =>
      write(Object.fromEntries(Array.from({ length: count }, (_, at) => [`apps/server/src/payment/a${at}.ts`, ''])))
    fill(mostFiles.payment ?? 0)
    write({ 'apps/server/src/payment/a.test.ts': '' })
    expect(listForbiddenArrows(readSources(root()))).toEqual([])
    fill((mostFiles.payment ?? 0) + 1)
    expect(listForbiddenArrows(readSources(root()))).toMatchObject([{ file: 'apps/server/src/payment/' }])
  })

  it('refuse to open SQL that nobody else needs', () => {
    const file = 'apps/server/src/session/session.repository.ts'
    const text = "import { endSession } from '../session/session.repository.ts'"
    write({ [file]: 'export function endSession() {}', 'apps/server/src/session/a.ts': text })
    expect(listForbiddenArrows(readSources(root()))).toMatchObject([{ file }])
    write({ 'apps/server/src/customer/a.ts': text })
    expect(listForbiddenArrows(readSources(root()))).toEqual([])
  })

  it('open no SQL that is not there', () => {
    const sources = readThisHouse()
    expect(Object.keys(openRepositories).filter((file) => !sources.has(file))).toEqual([])
  })

  it('fences no name that nobody gives', () => {
    const given = new Set([...readThisHouse().values()].flatMap(({ exports }) => exports.map(({ name }) => name)))
    expect(Object.keys(fencedNames).filter((name) => !given.has(name))).toEqual([])
  })

  it.each([
    ['a screen that sends past its board', "import { sendNoted } from '../queue/unsent.ts'"],
    ['a screen that sends under another name', "import { sendNoted as send } from '../queue/unsent.ts'"],
    ['a screen that takes all of it', "import * as unsent from '../queue/unsent.ts'"],
    ['a screen that fetches it later', "import('../queue/unsent.ts')"],
    ['a screen that passes it on', "export { sendNoted } from '../queue/unsent.ts'"],
  ])('refuse %s', (_, text) => {
    const file = 'apps/backoffice/src/floor/a.ts'
    write({
      [file]: text,
      'apps/backoffice/src/boards/b.ts': text,
      'apps/backoffice/src/floor/a.test.ts': text,
      'apps/backoffice/src/door/c.ts': "import { useUnsent } from '../queue/unsent.ts'",
      'apps/backoffice/src/queue/unsent.ts': 'export function sendNoted() {}\nexport function useUnsent() {}',
    })
    const reason = 'sendNoted is for apps/backoffice/src/boards alone'
    expect(listForbiddenArrows(readSources(root()))).toEqual([{ file, specifier: '../queue/unsent.ts', reason }])
  })

  it.each([
    [
      'a worker of another room',
      'apps/storefront/src/a.ts',
      "new Worker(new URL('../../server/src/main.ts', import.meta.url))",
      'apps/server/src/main.ts',
    ],
    ['a test', 'packages/rules/src/a.ts', "export * from './testing/b.ts'", 'packages/rules/src/testing/b.ts'],
    ['a tool', 'e2e/a.ts', "import '../tools/b.ts'", 'tools/b.ts'],
  ])('refuse %s', (_, file, text, target) => {
    write({ [file]: text, [target]: '' })
    expect(listForbiddenArrows(readSources(root()))).toMatchObject([{ file }])
  })

  it.each([
    ['the date library in a rule', 'packages/rules/src/a.ts', "import { CalendarDate } from '@internationalized/date'"],
    ['the rules in a screen', 'apps/storefront/src/a.tsx', "import { cents } from '@comanda/rules/money/cents'"],
    ['a floor below', 'apps/storefront/src/table/a.ts', "import { cart } from '../cart/held-cart.ts'"],
    [
      "another slice's verb",
      'apps/server/src/cart/a.ts',
      "import { loadCatalogue } from '../catalogue/load-catalogue.ts'",
    ],
    ["a folder's own SQL", 'apps/server/src/cart/a.ts', "import { findCart } from './cart.repository.ts'"],
    [
      'SQL that is for the whole server',
      'apps/server/src/cart/a.ts',
      "import { endSession } from '../session/session.repository.ts'",
    ],
    [
      'any SQL in an entry',
      'apps/server/src/house.ts',
      "import { listSiteAccounts } from './payment/payment-account.repository.ts'",
    ],
    [
      'any SQL in what sets tests up',
      'apps/server/src/testing/team/a.ts',
      "import { saveStaffSession } from '../../team/staff-session.repository.ts'",
    ],
    ['the whole server in a proof', 'apps/server/src/cart/a.test.ts', "import { app } from '../app.ts'"],
    ['the test runner in a proof', 'packages/rules/src/a.test.ts', "import { it } from 'vitest'"],
  ])('let in %s', (_, file, text) => {
    write({ [file]: text })
    expect(listForbiddenArrows(readSources(root()))).toEqual([])
  })
})

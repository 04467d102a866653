import { expect, it, test } from 'vitest'
import { type StoreId, toId } from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { aSite, aStore } from '../testing/venues.ts'
import {
  findAutomaticStore,
  findFirstStore,
  listChoosableStores,
  mustLogIn,
  opensSetupAfterLogin,
  setupDialogs,
} from './visit.ts'

it('has dialog B in version 2 and A in the others', () =>
  expect(setupDialogs).toEqual({ 0: 'A', 1: 'A', 2: 'B', 3: 'A' }))

test.each<[boolean, boolean, OrderingMode | null, boolean]>([
  [true, false, null, true],
  [true, false, 'pickup', true],
  [true, false, 'table', false],
  [true, true, 'pickup', false],
  [false, false, 'pickup', false],
])('only users %j, logged in %j, mode %s: must log in %j [SITE-007]', (onlyUsers, loggedIn, mode, expected) => {
  expect(mustLogIn(aSite({ onlyUsers }), { loggedIn, mode })).toBe(expected)
})

const asking = { onlyUsers: true, asksModeOnEntry: true }
test.each([
  ['everything holds', asking, null, false, true],
  ['anybody may order', { ...asking, onlyUsers: false }, null, false, false],
  ['the site does not ask on entry', { ...asking, asksModeOnEntry: false }, null, false, false],
  ['takeaway is closed', asking, null, true, false],
  ['a mode is chosen', asking, 'pickup', false, false],
] as const)('setup dialog after login when %s: %j [ACCOUNT-007]', (_title, site, mode, takeawayClosed, expected) => {
  expect(opensSetupAfterLogin(aSite(site), { mode, store: aStore({ takeawayClosed }) })).toBe(expected)
})

it('asks after login before a store is known, too', () => {
  expect(opensSetupAfterLogin(aSite(asking), { mode: null, store: null })).toBe(true)
})

test.each<[string, OrderingMode[], number, boolean]>([
  ['only the digital menu, exactly one store', ['digital-card'], 1, true],
  ['two stores', ['digital-card'], 2, false],
  ['no store', ['digital-card'], 0, false],
  ['another mode too', ['digital-card', 'pickup'], 1, false],
  ['another only mode', ['pickup'], 1, false],
])('chosen by itself with %s: %j [SETUP-021]', (_title, modes, count, expected) => {
  const stores = Array.from({ length: count }, () => aStore())
  expect(findAutomaticStore(modes, stores)).toBe(expected ? stores[0] : undefined)
})

const [one, two, gone] = [1, 2, 9].map((id) => toId<StoreId>(id)) as [StoreId, StoreId, StoreId]
test.each<[string, { only?: StoreId; standard?: StoreId; chosen?: StoreId }, StoreId | undefined]>([
  ['nothing is set', {}, undefined],
  ['a default is set', { standard: one }, one],
  ['another was chosen', { standard: one, chosen: two }, two],
  ['the chosen one is gone', { standard: one, chosen: gone }, one],
  ['the site has only one', { only: one, standard: two, chosen: two }, one],
])('when %s a visit begins with the right store [OPEN-081]', (_title, { only, standard, chosen }, expected) => {
  const site = aSite({ onlyStoreId: only ?? null, defaultStoreId: standard ?? null })
  const stores = [aStore({ id: one }), aStore({ id: two })]
  expect(findFirstStore(site, stores, chosen ?? null)?.id).toBe(expected)
})

test('a site tied to one store offers no other [OPEN-081]', () => {
  const stores = [aStore({ id: one }), aStore({ id: two })]
  expect(listChoosableStores(aSite({ onlyStoreId: null }), stores)).toEqual(stores)
  expect(listChoosableStores(aSite({ onlyStoreId: two }), stores)).toEqual([stores[1]])
  expect(listChoosableStores(aSite({ onlyStoreId: gone }), stores)).toEqual([])
})

import { type MenuId, type PriceListId, type SiteId, type StoreId, toId } from '@comanda/rules/ids'
import { expect, test } from 'vitest'
import type { PageVisitor } from '../http/call-in-process.ts'
import { createReader, toStanding } from './reader.ts'

const [site, cards, other] = [1, 2, 3].map((id) => toId<MenuId>(id)) as [MenuId, MenuId, MenuId]
const [one, two] = [1, 2].map((id) => toId<StoreId>(id)) as [StoreId, StoreId]
const stores = [
  { id: one, digitalCardMenuId: other },
  { id: two, digitalCardMenuId: cards },
]

test.each([
  ['the site’s own while no mode is chosen', { onlyDigitalCard: false, defaultStoreId: two }, site],
  ['the default store’s digital menu on a site that is one', { onlyDigitalCard: true, defaultStoreId: two }, cards],
  ['the only store’s before it', { onlyDigitalCard: true, defaultStoreId: two, onlyStoreId: one }, other],
  ['the site’s own where no store is set', { onlyDigitalCard: true }, site],
])('a page is read from the right menu: %s [SITE-021] [SITE-046] [SITE-047]', async (_title, settings, expected) => {
  const asked: PageVisitor[] = []
  const website = {
    menuId: site,
    priceListId: toId<PriceListId>(1),
    onlyStoreId: null,
    defaultStoreId: null,
    ...settings,
  }
  const reader = createReader(
    async (_name, _request, visitor) => {
      asked.push(visitor)
      return [] as never
    },
    { siteId: toId<SiteId>(1), language: 'es', website, stores },
  )
  await reader.getStores({})
  expect(asked[0]?.standing).toMatchObject({ menuId: expected, storeId: website.onlyStoreId })
})

test('a site of a single store sells from its own menu while no mode is chosen [SITE-046] [F-247]', () => {
  const website = { menuId: site, priceListId: toId<PriceListId>(1), onlyStoreId: null, defaultStoreId: one }
  const only = stores.slice(0, 1)
  expect(toStanding({ website: { ...website, onlyDigitalCard: false }, stores: only }).menuId).toBe(site)
  // Its digital menu is another mode, and has a menu of its own.
  expect(toStanding({ website: { ...website, onlyDigitalCard: true }, stores: only }).menuId).toBe(other)
})

import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { openStaffBrowser, pairAt, type StaffBrowser, signInAs } from '../testing/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

it('of those who ask at once, each is known as who they are, and nobody by the right of another', async () => {
  const cook = await signInAs(shop, 'plancha')
  const left = await signInAs(shop, 'plancha')
  const cookies = new Map(left.cookies)
  await accepted(left.signOut({}))
  for (const [name, value] of cookies) left.cookies.set(name, value)
  const owner = await signInAs(shop, 'direccion')
  const here = await pairAt(shop, { storeId: storeIds.centro })
  const elsewhere = await pairAt(shop, { storeId: storeIds.malasana })
  const show = (browser: StaffBrowser) => browser.showKitchen({ storeId: storeIds.centro, stationId: null })
  const browsers = [left, cook, openStaffBrowser(shop), here, elsewhere, owner]
  const told = await Promise.all(browsers.map(show))
  expect(told.map((one) => ('refused' in one ? one.refused : 'shown'))).toEqual([
    'session-unknown',
    'shown',
    'session-missing',
    'shown',
    'store-not-found',
    'shown',
  ])
  const names = await Promise.all([cook, owner].map((browser) => accepted(browser.whoAmI({}))))
  expect(new Set(names.map(({ person }) => person?.name)).size).toBe(2)
})

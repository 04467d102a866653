import { expect, test } from 'vitest'
import type { MenuId, StoreId } from '../ids.ts'
import { id, ids } from '../testing/products.ts'
import { checkProductOffered } from './check-product-offered.ts'

const place = { storeId: id<StoreId>(1), menuId: id<MenuId>(5) }

test.each([
  ['sold everywhere', [], [], true],
  ['sold in this store and on this menu', [2, 1], [4, 5], true],
  ['not on the menu of the mode', [], [4], false],
  ['not sold in this store', [2], [5], false],
  ['neither', [2], [4], false],
])('%s: %j', (_title, stores, menus, expected) => {
  const product = { storeIds: ids<StoreId>(...stores), menuIds: ids<MenuId>(...menus) }
  expect(checkProductOffered(product, place)).toEqual(
    expected ? { allowed: true } : { allowed: false, code: 'product-not-in-mode' },
  )
})

import type { MenuId, StoreId } from '../ids.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { Product } from './product.ts'

/** The dish must be sold in this store and on the menu of the active mode; naming none means all (CATALOGUE-023). */
export function checkProductOffered(
  product: Pick<Product, 'storeIds' | 'menuIds'>,
  place: { readonly storeId: StoreId; readonly menuId: MenuId },
): Verdict<'product-not-in-mode'> {
  const isInStore = product.storeIds.length === 0 || product.storeIds.includes(place.storeId)
  const isOnMenu = product.menuIds.length === 0 || product.menuIds.includes(place.menuId)
  return isInStore && isOnMenu ? allowed : refuse('product-not-in-mode')
}

import { getCart } from '@comanda/contract/calls/cart'
import { getDiscounts } from '@comanda/contract/calls/promotion'
import { getStore } from '@comanda/contract/calls/venue'
import type { CartReply } from '@comanda/contract/entities/cart-reply'
import type { ToldRefusal } from '@comanda/contract/refusals'
import { isRefusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import { call } from '../state/client.ts'
import type { HeldCart } from './held-cart.ts'

export type LoadedCart = Pick<HeldCart, 'cart' | 'shop'>

/** The cart, its store and the store's offers: everything needed to show and price it. */
export async function loadCart(cartId: CartId, atTable: boolean): Promise<LoadedCart | ToldRefusal> {
  const told = await call(getCart, { cartId, atTable })
  if (isRefusal(told)) return told
  const { storeId, mode } = told.cart.setup
  const [store, promotions] = await Promise.all([
    call(getStore, { storeId }),
    call(getDiscounts, { storeId, atTable: mode === 'table' }),
  ])
  if (isRefusal(store)) return store
  if (isRefusal(promotions)) return promotions
  return { cart: told.cart, shop: { store, promotions, ...toShop(told) } }
}

function toShop({ menu, coupon, receipt }: CartReply) {
  return {
    products: new Map(menu.products.map((product) => [product.id, product])),
    categories: new Map(menu.legend.categories.map((category) => [category.id, category])),
    coupon,
    receipt,
  }
}

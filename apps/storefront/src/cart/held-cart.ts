import type { SentLine } from '@comanda/contract/entities/cart-item'
import type { Cart, CartLine } from '@comanda/rules/cart/cart'
import type { Category, Product } from '@comanda/rules/catalogue/product'
import type { CategoryId, LineId, ProductId } from '@comanda/rules/ids'
import type { Coupon, Promotion, Receipt } from '@comanda/rules/promotions/promotion'
import type { Store } from '@comanda/rules/venue/store'

/** The things that a cart's price depends on besides the cart itself. */
export interface CartShop {
  readonly store: Store
  readonly products: ReadonlyMap<ProductId, Product>
  readonly categories: ReadonlyMap<CategoryId, Category>
  readonly promotions: readonly Promotion[]
  readonly coupon: Coupon | null
  readonly receipt: Receipt | null
}

/** The cart as the server last sent it, and the changes since. */
export interface HeldCart {
  readonly cart: Cart
  readonly shop: CartShop
  readonly pending: readonly PendingChange[]
}

export type CartChange =
  | { readonly kind: 'add' | 'replace'; readonly line: CartLine; readonly sent: SentLine }
  | { readonly kind: 'remove'; readonly lineId: LineId }

/** A change being sent, or waiting for the connection. */
export interface PendingChange {
  /** The same for every try, so that a try whose answer was lost is not repeated. */
  readonly key: string
  readonly change: CartChange
  readonly state: 'sending' | 'waiting'
}

/** A dish and its categories, as the page that sells it knows them. */
export interface OfferedDish {
  readonly product: Product
  readonly categories: readonly Category[]
}

export function withDish(shop: CartShop, { product, categories }: OfferedDish): CartShop {
  return {
    ...shop,
    products: new Map(shop.products).set(product.id, product),
    categories: new Map([...shop.categories, ...categories.map((category) => [category.id, category] as const)]),
  }
}

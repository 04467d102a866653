import { toSentLine } from '@comanda/contract/entities/to-sent-line'
import type { Cart, CartLine } from '@comanda/rules/cart/cart'
import type { Product } from '@comanda/rules/catalogue/product'
import type { Instant } from '@comanda/rules/time/calendar'
import { spokenLanguage } from '@comanda/screen/spoken-language'
import type { CartChange, CartShop } from './held-cart.ts'
import { priceHeld } from './price-held.ts'

interface LineWish {
  readonly kind: 'add' | 'replace'
  readonly line: CartLine
  readonly product: Product
  readonly cart: Cart
  readonly shop: CartShop
  readonly now: Instant
}

/** A line with what the server is told of it: its price when priced alone. */
export function toLineChange({ kind, line, product, cart, shop, now }: LineWish): CartChange {
  const alone = { ...shop, products: new Map(shop.products).set(product.id, product) }
  const [price] = priceHeld({ ...cart, lines: [line] }, alone, now).lines
  if (price === undefined) throw new Error('a line was not priced')
  return { kind, line, sent: toSentLine({ line, product, price, language: spokenLanguage() }) }
}

import type { getCart as row } from '@comanda/contract/calls/cart'
import type { CartReply } from '@comanda/contract/entities/cart-reply'
import { toSentLine } from '@comanda/contract/entities/to-sent-line'
import { refusal } from '@comanda/contract/refusals'
import type { Product } from '@comanda/rules/catalogue/product'
import { zero } from '@comanda/rules/money/cents'
import { listUnsent } from '@comanda/rules/table/send-round'
import type { Handler } from '../call/handler.ts'
import { getShelf } from '../catalogue/shelf.ts'
import { readHeldCart } from './cart.repository.ts'
import { toCartHolder } from './cart-holder.ts'
import { isLinePaused } from './is-line-paused.ts'
import { findCartService, type OpenCart, openCart } from './open-cart.ts'
import { priceStoredCart, readDiscounts } from './price-stored-cart.ts'
import { type KeepsOffers, readOffer } from './read-offer.ts'

export const getCart: Handler<typeof row, KeepsOffers> = async ({ cartId }, context) => {
  const { siteId, database, now, language, house } = context
  const stored = await readHeldCart(database, toCartHolder(context), cartId)
  if (stored === undefined) return refusal('cart-not-found')
  const open = openCart(await readOffer(house, siteId), stored)
  const discounts = await readDiscounts(database, siteId, stored)
  const price = priceStoredCart(open, discounts, now)
  const { cart, menu, place, offer } = open
  const { legend } = getShelf(offer.catalogue, { ...place, warehouseId: cart.setup.warehouseId })
  const lines = price.lines.flatMap((priced, at): CartReply['lines'] => {
    const line = cart.lines[at]
    const product = line && menu.products.get(line.productId)
    return line && product ? [toSentLine({ line, product, price: priced, language })] : []
  })
  return {
    // Whoever joined a table by its number reads its cart: nobody's name or phone is told there (table state says that one is kept).
    cart: cart.setup.mode === 'table' ? { ...cart, contact: null } : cart,
    menu: { products: listProducts(open), legend },
    priceListId: cart.priceListId,
    coupon: discounts.coupon,
    receipt: discounts.receipt && { ...discounts.receipt, hasExpired: now >= discounts.receipt.expiresAt },
    lines,
    shipping: price.parts.find(({ kind }) => kind === 'shipping')?.amount ?? zero,
    total: price.total,
  }
}

/** Its dishes, and the service article even before the first dish: the browser adds the service by itself. */
function listProducts(open: OpenCart): Product[] {
  const { products } = open.menu
  const article = findCartService(open)
  // A line whose choice is paused is said to be sold out: the browser goes by its dish (DAY-092).
  const paused = new Set(
    listUnsent(open.cart.lines).flatMap((line) => (isLinePaused(open, line) ? [line.productId] : [])),
  )
  // While it is being paid nothing of it is: it was promised, whatever has run out since.
  const isPromised = open.cart.state === 'paying'
  const isSold = ({ id, published }: Product) =>
    isPromised ? open.offer.catalogue.productById.get(id)?.published === true : published && !paused.has(id)
  const shown = [...products.values()].map((product) => ({ ...product, published: isSold(product) }))
  return article === undefined || products.has(article.id) ? shown : [...shown, article]
}

import type { CartLine } from '@comanda/rules/cart/cart'
import { nameCombination } from '@comanda/rules/cart/name-combination'
import { findCartResource } from '@comanda/rules/pricing/to-cart-to-price'
import { readText } from '@comanda/rules/text/local-text'
import type { OpenCart } from '../cart/open-cart.ts'

/** What and where, in the venue's own language; a kitchen needs no prices. */
export function writeRoundTicket({ cart, store, offer, menu }: OpenCart, round: readonly CartLine[]): string {
  const language = offer.website.defaultLanguage
  const room = findCartResource(store, cart.setup)
  const { position } = cart.setup
  const alias = room?.positions.find(({ number }) => number === position)?.alias
  const dishes = round.map(({ productId, configuration, quantity, notes }) => {
    const product = menu.products.get(productId)
    const name =
      product === undefined
        ? String(productId)
        : (nameCombination(product, configuration, language) ?? readText(product.name, language))
    return `${quantity} × ${name}${notes === '' ? '' : ` (${notes})`}`
  })
  return [`#${cart.number} ${room?.name ?? ''} ${position}${alias ? ` «${alias}»` : ''}`, ...dishes].join('\n')
}

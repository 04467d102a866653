import type { CartLine } from '@comanda/rules/cart/cart'
import { nameCombination } from '@comanda/rules/cart/name-combination'
import { findCartResource } from '@comanda/rules/pricing/to-cart-to-price'
import { readText } from '@comanda/rules/text/local-text'
import type { Instant } from '@comanda/rules/time/calendar'
import type { OpenCart } from '../cart/open-cart.ts'
import { wordLine } from '../cart/word-line.ts'
import { toTicket } from '../outbox/post-ticket.ts'

/** What and where, in the venue's own language; a kitchen needs no prices. */
export function writeRoundTicket(open: OpenCart, round: readonly CartLine[], now: Instant): string {
  const { cart, store, offer, menu } = open
  const language = offer.website.defaultLanguage
  const room = findCartResource(store, cart.setup)
  const { position } = cart.setup
  const alias = room?.positions.find(({ number }) => number === position)?.alias
  const dishes = round.flatMap((line) => {
    const { productId, configuration, quantity, notes } = line
    const product = menu.products.get(productId)
    if (product === undefined) return [`${quantity} × ${productId}`]
    const name = nameCombination(product, configuration, language) ?? readText(product.name, language)
    const choices = wordLine(open, { line, product }, { language, now })
    return [`${quantity} × ${name}${notes === '' ? '' : ` (${notes})`}`, ...choices.map((choice) => `   ${choice}`)]
  })
  return toTicket([`#${cart.number} ${room?.name ?? ''} ${position}${alias ? ` «${alias}»` : ''}`, ...dishes])
}

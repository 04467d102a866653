import { nameCombination } from '@comanda/rules/cart/name-combination'
import { listContained } from '@comanda/rules/catalogue/list-contained'
import type { SaleLine } from '@comanda/rules/order/sale'
import type { CartPrice } from '@comanda/rules/pricing/cart-price'
import type { LanguageCode } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'
import type { Instant } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { findChosenMoment } from '@comanda/rules/venue/chosen-moment'
import type { OpenCart } from '../cart/open-cart.ts'
import { wordLine } from './word-line.ts'

/** Each line with the texts, the price and the allergens it is sold with. */
export function toSaleLines(
  open: OpenCart,
  price: CartPrice,
  { language, now }: { readonly language: LanguageCode; readonly now: Instant },
): SaleLine[] {
  const { cart, store, offer, menu } = open
  const { hidesIngredients } = store.ordering
  const context = { hidesIngredients, moment: findChosenMoment(cart.setup, toStoreMoment(now, store.timeZone)) }
  return price.lines.flatMap(({ id, total, parts, vatRate }) => {
    const line = cart.lines.find((one) => one.id === id)
    const product = line && menu.products.get(line.productId)
    if (line === undefined || product === undefined) throw new Error('a priced line is not in its cart')
    const { contains } = listContained(product, line.configuration, context)
    const allergenNames = contains.map((allergenId) => {
      const known = offer.catalogue.allergens.find((allergen) => allergen.id === allergenId)
      return known === undefined ? '' : readText(known.name, language)
    })
    const name = nameCombination(product, line.configuration, language) ?? readText(product.name, language)
    const choices = wordLine(open, { line, product }, { language, now })
    const houseChoices = wordLine(open, { line, product }, { language: offer.website.defaultLanguage, now })
    return [{ ...line, name, choices, houseChoices, total, parts, allergens: contains, allergenNames, vatRate }]
  })
}

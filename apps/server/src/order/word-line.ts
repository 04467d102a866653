import type { CartLine } from '@comanda/rules/cart/cart'
import type { Product } from '@comanda/rules/catalogue/product'
import { wordChoices } from '@comanda/rules/kitchen/word-choices'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Instant } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { findChosenMoment } from '@comanda/rules/venue/chosen-moment'
import type { OpenCart } from '../cart/open-cart.ts'

interface LineToWord {
  readonly line: CartLine
  readonly product: Product
}

/** The choices of a line, in the words that the kitchen, the mail and the receipt share (DAY-069). */
export function wordLine(
  { cart, store }: Pick<OpenCart, 'cart' | 'store'>,
  { line, product }: LineToWord,
  { language, now }: { readonly language: LanguageCode; readonly now: Instant },
): string[] {
  const dish = { product, configuration: line.configuration, units: line.quantity }
  const context = {
    hidesIngredients: store.ordering.hidesIngredients,
    moment: findChosenMoment(cart.setup, toStoreMoment(now, store.timeZone)),
  }
  return wordChoices(dish, { language, context })
}

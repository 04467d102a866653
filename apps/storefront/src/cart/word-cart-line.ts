import type { CartLine } from '@comanda/rules/cart/cart'
import type { Product } from '@comanda/rules/catalogue/product'
import { wordChoices } from '@comanda/rules/kitchen/word-choices'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { StoreView } from '../views/site-view.ts'
import { readOrderMoment } from './order-moment.ts'

interface LineToWord {
  readonly line: CartLine
  readonly product: Product
  readonly store: Pick<StoreView, 'hidesIngredients' | 'timeZone'>
}

/** What was chosen on a line, in the words that the kitchen is sent. */
export function wordCartLine({ line, product, store }: LineToWord, language: LanguageCode): string[] {
  const context = { hidesIngredients: store.hidesIngredients, moment: readOrderMoment(store.timeZone) }
  return wordChoices({ product, configuration: line.configuration, units: line.quantity }, { language, context })
}

import { mailWordsOf } from '@comanda/i18n/mail-words-of'
import type { CartLine } from '@comanda/rules/cart/cart'
import { routeDish } from '@comanda/rules/kitchen/route-dish'
import { listSentDishes, type SentDish } from '@comanda/rules/kitchen/sent-dish'
import { readText } from '@comanda/rules/text/local-text'
import type { Instant } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { OpenCart } from './open-cart.ts'

/** What these lines make the kitchen cook, in the house's language. */
export function listDishes(open: OpenCart, lines: readonly CartLine[], now: Instant): SentDish[] {
  const { store, offer, menu } = open
  const language = offer.website.defaultLanguage
  const routes = offer.routes.get(store.id)
  return lines.flatMap((line) => {
    const product = menu.products.get(line.productId)
    if (product === undefined) return []
    return listSentDishes(line, product, {
      language,
      context: { hidesIngredients: store.ordering.hidesIngredients, moment: toStoreMoment(now, store.timeZone) },
      sayWithout: mailWordsOf(language).without,
      nameAllergen: (id) => {
        const known = offer.catalogue.allergens.find((allergen) => allergen.id === id)
        return known === undefined ? '' : readText(known.name, language)
      },
      route: (dish) => (routes === undefined ? null : routeDish(dish, routes, menu.categories)),
    })
  })
}

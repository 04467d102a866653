import type { CartLine } from '@comanda/rules/cart/cart'
import { routeDish } from '@comanda/rules/kitchen/route-dish'
import { listSentDishes, type SentDish } from '@comanda/rules/kitchen/sent-dish'
import type { Instant } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { findChosenMoment } from '@comanda/rules/venue/chosen-moment'
import { nameAllergen } from '../cart/find-allergies.ts'
import type { OpenCart } from '../cart/open-cart.ts'

/** The dishes that these lines make the kitchen cook, in the house's language. */
export function listDishes(open: OpenCart, lines: readonly CartLine[], now: Instant): SentDish[] {
  const { cart, store, offer, menu } = open
  const language = offer.website.defaultLanguage
  const routes = offer.routes.get(store.id)
  return lines.flatMap((line) => {
    const product = menu.products.get(line.productId)
    if (product === undefined) return []
    return listSentDishes(line, product, {
      language,
      context: {
        hidesIngredients: store.ordering.hidesIngredients,
        moment: findChosenMoment(cart.setup, toStoreMoment(now, store.timeZone)),
      },
      nameAllergen: (id) => nameAllergen(offer, id),
      ...(cart.allergies && { allergies: cart.allergies }),
      route: (dish) => (routes === undefined ? null : routeDish(dish, routes, menu.categories)),
    })
  })
}

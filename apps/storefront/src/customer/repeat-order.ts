import { getPastOrder } from '@comanda/contract/calls/order-history'
import type { PastOrder } from '@comanda/contract/entities/past-order'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { Words } from '@comanda/i18n/areas'
import { canRepeat, isUnchanged, planRepeat, type RepeatedLine } from '@comanda/rules/cart/plan-repeat'
import type { OrderId } from '@comanda/rules/ids'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { HeldCart } from '../cart/held-cart.ts'
import { order } from '../cart/order.ts'
import { type AddWords, toAddSentence } from '../cart/to-add-sentence.ts'
import { call } from '../state/client.ts'
import { getFilters } from '../state/filters.ts'
import { tell, tellError } from '../state/news.ts'
import { openOverlay } from '../state/shell.ts'
import type { SiteView } from '../views/site-view.ts'

export interface Repeating {
  readonly orderId: OrderId
  readonly site: SiteView
  readonly words: AddWords & Words<'customer'>
}

/** Orders a past order again: at once where nothing has changed, else after what has changed was shown. */
export async function repeatOrder(repeating: Repeating): Promise<ToldRefusal | undefined> {
  const { orderId, site, words } = repeating
  if (site.modes.length === 0) {
    tellError(words.cart.notTakingOrders)
    return undefined
  }
  await order.open(site.modes)
  const held = order.get()
  if (held === null) {
    // How, where and when come first: the menu, its prices and its hours depend on them.
    openOverlay({ name: 'start', onStarted: () => void repeatOrder(repeating) })
    return undefined
  }
  const past = await call(getPastOrder, { id: orderId })
  if (isRefusal(past)) return past
  const plan = toPlan(past, held)
  const add = () => addAll(plan.filter(canRepeat), past, words)
  if (isUnchanged(plan)) add()
  else openOverlay({ name: 'repeat', plan, onAdd: add })
  return undefined
}

function toPlan({ lines, menu }: PastOrder, { cart, shop: { store } }: HeldCart): RepeatedLine[] {
  return planRepeat(lines, {
    products: new Map(menu.products.map((product) => [product.id, product])),
    categories: new Map(menu.legend.categories.map((category) => [category.id, category])),
    setup: cart.setup,
    context: {
      hidesIngredients: store.ordering.hidesIngredients,
      moment: toStoreMoment(order.now(), store.timeZone),
    },
    filter: getFilters(),
  })
}

/** The basket shows what went in; where the order under way takes no more of it, the reason is said. */
function addAll(lines: readonly RepeatedLine[], { menu }: PastOrder, words: Repeating['words']): void {
  const verdicts = lines.flatMap(({ past: { configuration, quantity, notes }, product }) =>
    product === null
      ? []
      : [
          order.add({
            dish: { product, categories: menu.legend.categories },
            lines: [{ configuration, quantity }],
            notes,
          }),
        ],
  )
  const refused = verdicts.find(({ allowed }) => !allowed)
  openOverlay({ name: 'cart' })
  if (refused === undefined || refused.allowed) tell(words.accountPage.repeated)
  else tellError(toAddSentence(refused.code, words))
}

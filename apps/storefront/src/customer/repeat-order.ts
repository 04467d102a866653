import { getPastOrder } from '@comanda/contract/calls/order-history'
import { getProduct } from '@comanda/contract/calls/product'
import type { PastOrder } from '@comanda/contract/entities/past-order'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { Words } from '@comanda/i18n/areas'
import type { OrderId } from '@comanda/rules/ids'
import { canRepeat, isUnchanged, type PastLine, planRepeat, type RepeatedLine } from '@comanda/rules/order/plan-repeat'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { tell, tellError } from '@comanda/screen/toasts'
import { askOfDish } from '../cart/ask-allergies.ts'
import { askOverPage } from '../cart/ask-over-page.ts'
import type { HeldCart } from '../cart/held-cart.ts'
import { order } from '../cart/order.ts'
import { type AddWords, toAddSentence } from '../cart/to-add-sentence.ts'
import { call } from '../state/client.ts'
import { getFilters } from '../state/filters.ts'
import { coverWhile } from '../state/loading.ts'
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
  const { lines, menu } = past
  offer({ lines, products: menu.products, categories: menu.legend.categories }, { held, words, showAdded: showCart })
  return undefined
}

/**
 * The same for lines that the device remembers, in the order that was just begun: its guest needs no account. Where all
 * is as it was, the checkout comes next, which shows it all.
 */
export async function repeatLines(lines: readonly PastLine[], words: Repeating['words']): Promise<void> {
  const held = order.get()
  if (held === null) return
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const answers = await Promise.all(ids.map((productId) => call(getProduct, { ...here, productId })))
  // One that is not sold here any more is told as such.
  const sold = answers.flatMap((answer) => (isRefusal(answer) ? [] : [answer]))
  const products = sold.flatMap((answer) => answer.products)
  offer({ lines, products, categories: sold[0]?.legend.categories ?? [] }, { held, words, showAdded: goToCheckout })
}

const here = { slug: null, isService: false, storeId: null, warehouseId: null }

interface PastDishes {
  readonly lines: readonly PastLine[]
  readonly products: PastOrder['menu']['products']
  readonly categories: PastOrder['menu']['legend']['categories']
}

interface Offering {
  readonly held: HeldCart
  readonly words: Repeating['words']
  /** The step that comes next where nothing has changed. */
  readonly showAdded: (words: Repeating['words'], verdicts: Awaited<ReturnType<typeof addAll>>) => void
}

function offer(past: PastDishes, { held, words, showAdded }: Offering): void {
  const plan = toPlan(past, held)
  const add = async (next: Offering['showAdded']) => {
    const verdicts = await addAll(plan.filter(canRepeat), past)
    const refused = verdicts.find(({ allowed }) => !allowed)
    if (refused === undefined || refused.allowed) return next(words, verdicts)
    openOverlay({ name: 'cart' })
    tellError(toAddSentence(refused.code, words))
  }
  if (isUnchanged(plan)) void add(showAdded)
  else openOverlay({ name: 'repeat', plan, onAdd: () => void add(showCart) })
}

/** Nothing is called added before it is (DAY-204): what is refused after all says so itself. */
async function showCart(words: Repeating['words'], verdicts: Awaited<ReturnType<typeof addAll>>): Promise<void> {
  openOverlay({ name: 'cart' })
  const taken = await Promise.all(verdicts.map((verdict) => verdict.allowed && verdict.arrived))
  if (taken.every(Boolean)) tell(words.accountPage.repeated)
}

async function goToCheckout(): Promise<void> {
  // Only what the server has can be paid.
  await coverWhile(order.settled())
  location.assign('/checkout')
}

function toPlan({ lines, products, categories }: PastDishes, { cart, shop: { store } }: HeldCart): RepeatedLine[] {
  return planRepeat(lines, {
    products: new Map(products.map((product) => [product.id, product])),
    categories: new Map(categories.map((category) => [category.id, category])),
    setup: cart.setup,
    context: {
      hidesIngredients: store.ordering.hidesIngredients,
      moment: toStoreMoment(order.now(), store.timeZone),
    },
    filter: getFilters(),
  })
}

/** The verdict about each line; one that meets an allergy is left out where they would rather have something else. */
async function addAll(lines: readonly RepeatedLine[], { categories }: PastDishes) {
  const verdicts = []
  for (const { past, product } of lines) {
    if (product === null) continue
    const { configuration, quantity, notes } = past
    const allergyAnswer = await askOfDish(askOverPage, { configuration }, product)
    if (allergyAnswer === undefined) continue
    const dish = { product, categories }
    verdicts.push(order.add({ dish, lines: [{ configuration, quantity }], notes, allergyAnswer }))
  }
  return verdicts
}

import type { Words } from '@comanda/i18n/areas'
import type { AllergyAnswer } from '@comanda/rules/cart/allergy-wish'
import { decideAddition } from '@comanda/rules/cart/decide-addition'
import { nameCombination } from '@comanda/rules/cart/name-combination'
import { decideSubmit } from '@comanda/rules/catalogue/submit-choice'
import type { ProductId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import { checkOpeningHours } from '@comanda/rules/venue/check-opening-hours'
import { isOrderingEnabled } from '@comanda/rules/venue/offered-modes'
import { mustLogIn } from '@comanda/rules/venue/visit'
import { spokenLanguage } from '@comanda/screen/spoken-language'
import type { HeldCart } from '../../cart/held-cart.ts'
import { type AddWords, toAddSentence } from '../../cart/to-add-sentence.ts'
import { readCookie } from '../../state/cookie.ts'
import { openOverlay } from '../../state/shell.ts'
import { showAdded } from '../../state/snackbar.ts'
import { openClock } from '../../state/store-clock.ts'
import type { ProductView } from '../../views/product-view.ts'
import type { SiteView } from '../../views/site-view.ts'
import type { DishPlace } from './use-place.ts'
import type { Wish } from './wish.ts'

interface AddQuestion {
  readonly view: ProductView
  readonly place: DishPlace
  readonly site: SiteView
  readonly words: AddWords & Words<'dish'>
  readonly wish: Wish
  /** Repeats the wish once an order has begun (CART-011). */
  readonly again: () => void
}

export type AddOutcome =
  | { readonly kind: 'waits' | 'added' | 'elsewhere' }
  | { readonly kind: 'stays'; readonly text: string; readonly target: string | null }

/** A second press on the same dish is a mistake; a press on another dish is a second wish. */
const underWay = new Set<ProductId>()

/** Raises the flag, checks hours, what is missing and the mode, adds, and always lowers the flag (CONFIG-047). */
export async function addDish(question: AddQuestion): Promise<AddOutcome> {
  const { id } = question.view.product
  if (underWay.has(id)) return { kind: 'waits' }
  underWay.add(id)
  try {
    return await decide(question)
  } finally {
    underWay.delete(id)
  }
}

async function decide(question: AddQuestion): Promise<AddOutcome> {
  const { view, place, site, words, wish } = question
  const { product } = view
  const { mode } = place
  const stays = (text: string, target: string | null = null): AddOutcome => ({ kind: 'stays', text, target })
  const held = await findHeld(question, mode)
  const clock = await openClock()
  const now = toStoreMoment(clock(), place.store?.timeZone ?? defaultTimeZone)
  const categories = new Map(view.categories.map((category) => [category.id, category]))
  const setup =
    mode === null ? null : { mode, date: held?.cart.setup.date ?? null, time: held?.cart.setup.time ?? null }
  const hours = checkOpeningHours({ product, categories, setup, now })
  const submit = decideSubmit({ submitting: false, hours, missing: wish.missing })
  if (submit.step === 'stay') return stays(toAddSentence(submit.code, words), wish.target)
  if (wish.lines.length === 0) return stays(words.configuration.noQuantity, wish.target)

  const isClosed = site.stores.find(({ id }) => id === place.store?.id)?.closed === true
  const step = decideAddition({
    modes: site.modes,
    orderingEnabled: isOrderingEnabled(site.modes, isClosed),
    mode,
    hasCart: held !== null,
    mustLogIn: mustLogIn(site, { loggedIn: readCookie('user-id') !== null, mode }),
    product,
  })
  if (step === 'nothing') return stays(words.cart.notTakingOrders)
  if (step === 'log-in' || step === 'choose-mode' || held === null) {
    openOverlay(
      step === 'log-in' ? { name: 'account', isRequired: true } : { name: 'start', onStarted: question.again },
    )
    return { kind: 'elsewhere' }
  }
  const answer = await askOfWish(question, null)
  if (answer === undefined) return { kind: 'elsewhere' }
  const verdict = await put(question, answer)
  if (!verdict.allowed) return stays(toAddSentence(verdict.code, words))
  // Nothing is called added before it is (DAY-204): what is refused after all says so itself.
  void verdict.arrived.then((isTaken) => (isTaken ? announce(question) : askAgain(question, answer)))
  return { kind: 'added' }
}

/** Before it is added (DAY-206): undefined where they would rather choose something else. */
async function askOfWish({ view: { product }, wish }: AddQuestion, given: AllergyAnswer | null) {
  const [{ askOfDish }, { askOverPage }, { order }] = await Promise.all([
    import('../../cart/ask-allergies.ts'),
    import('../../cart/ask-over-page.ts'),
    import('../../cart/order.ts'),
  ])
  const edited = order.get()?.cart.lines.find(({ id }) => id === wish.lineId)
  let answer: AllergyAnswer | null | undefined = given ?? edited?.allergyAnswer ?? null
  for (const { configuration } of wish.lines) {
    const { allergies = [] } = wish
    answer = await askOfDish(askOverPage, { configuration, allergies, allergyAnswer: answer }, product)
    if (answer === undefined) return undefined
  }
  return answer
}

/** Somebody at the table may have declared an allergy while the dish was on its way. */
async function askAgain(question: AddQuestion, given: AllergyAnswer | null): Promise<void> {
  const { order } = await import('../../cart/order.ts')
  await order.settled()
  const answer = await askOfWish(question, given)
  if (answer === undefined || answer === given) return
  const verdict = await put(question, answer)
  if (verdict.allowed && (await verdict.arrived)) announce(question)
}

/** The order under way; there is none without a mode, and none on the digital menu. */
async function findHeld({ site }: AddQuestion, mode: OrderingMode | null): Promise<HeldCart | null> {
  if (mode === null || mode === 'digital-card') return null
  const { order } = await import('../../cart/order.ts')
  await order.open(site.modes)
  return order.get()
}

/** A line that was changed replaces the old one; anything else is added. */
async function put({ view, wish }: AddQuestion, allergyAnswer: AllergyAnswer | null) {
  const { order } = await import('../../cart/order.ts')
  const { lineId, notes, allergies = [], lines } = wish
  const said = { notes, allergies, allergyAnswer }
  const [chosen] = lines
  if (lineId !== undefined && chosen !== undefined) return order.edit({ lineId, chosen, ...said })
  return order.add({ dish: view, lines, ...said })
}

function announce({ view, wish }: AddQuestion): void {
  if (wish.lineId !== undefined) return
  const [line] = wish.lines
  const own =
    wish.lines.length === 1 && line ? nameCombination(view.product, line.configuration, spokenLanguage()) : null
  const quantity = wish.lines.reduce((sum, chosen) => sum + chosen.quantity, 0)
  showAdded({ name: own ?? view.name, picture: view.picture?.key ?? null, quantity })
}

import type { Words } from '@comanda/i18n/areas'
import { formatPrice } from '@comanda/i18n/format-price'
import type { Language } from '@comanda/i18n/languages'
import { checkAddition } from '@comanda/rules/cart/check-addition'
import { decideAddition } from '@comanda/rules/cart/decide-addition'
import { nameCombination } from '@comanda/rules/cart/name-combination'
import { decideSubmit } from '@comanda/rules/catalogue/submit-choice'
import { defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import { checkOpeningHours } from '@comanda/rules/venue/check-opening-hours'
import { mustLogIn } from '@comanda/rules/website/visit'
import { readCookie } from '../state/cookie.ts'
import { tell } from '../state/news.ts'
import { openOverlay } from '../state/shell.ts'
import { openClock } from '../state/store-clock.ts'
import type { ProductView } from '../views/product-view.ts'
import type { SiteView } from '../views/site-view.ts'
import { keepLines, listKept, toMenu } from './keep-lines.ts'
import { suggest } from './suggest.ts'
import type { Wish } from './use-adding.tsx'
import type { DishPlace } from './use-place.ts'

export interface AddQuestion {
  readonly view: ProductView
  readonly place: DishPlace
  readonly site: SiteView
  readonly words: Words<'cart' | 'dish'>
  readonly language: Language
  readonly wish: Wish
  readonly submitting: { current: boolean }
}

export type AddOutcome =
  | { readonly kind: 'waits' | 'added' | 'elsewhere' }
  | { readonly kind: 'stays'; readonly text: string; readonly target: string | null }

/** Flag, hours, what is missing, the way to order, the basket: in this order, and the flag falls whatever happens (CONFIG-047). */
export async function addDish(question: AddQuestion): Promise<AddOutcome> {
  const { submitting } = question
  if (submitting.current) return { kind: 'waits' }
  submitting.current = true
  try {
    return await decide(question)
  } finally {
    submitting.current = false
  }
}

async function decide({ view, place, site, words, language, wish }: AddQuestion): Promise<AddOutcome> {
  const { product } = view
  const { mode } = place
  const stays = (text: string, target: string | null = null): AddOutcome => ({ kind: 'stays', text, target })
  const clock = await openClock()
  const at = clock()
  const now = toStoreMoment(at, place.store?.timeZone ?? defaultTimeZone)
  const categories = new Map(view.categories.map((category) => [category.id, category]))
  const setup = mode === null ? null : { mode, date: null, time: null }
  const hours = checkOpeningHours({ product, categories, setup, now })
  const submit = decideSubmit({ submitting: false, hours, missing: wish.missing })
  if (submit.step === 'stay') return stays(toSentence(submit.code, words), wish.target)
  if (wish.lines.length === 0) return stays(words.configuration.noQuantity, wish.target)

  const closed = site.stores.find(({ id }) => id === place.store?.id)?.closed === true
  const step = decideAddition({
    modes: site.modes,
    orderingEnabled: site.modes.some((offered) => offered !== 'digital-card') && !closed,
    mode,
    // A basket is opened with the way of ordering.
    hasCart: mode !== null,
    mustLogIn: mustLogIn(site, { loggedIn: readCookie('user-id') !== null, mode }),
    product,
  })
  if (step === 'nothing') return stays(words.cart.notTakingOrders)
  if (step === 'log-in' || step === 'choose-mode' || mode === null) {
    openOverlay(step === 'log-in' ? { name: 'account', isRequired: true } : { name: 'start' })
    return { kind: 'elsewhere' }
  }

  for (const line of wish.lines) {
    const cart = { lines: listKept(), state: 'open', buffetBlocked: false } as const
    const verdict = checkAddition(cart, { product, quantity: line.quantity }, toMenu(view))
    if (!verdict.allowed) return stays(toSentence(verdict.code, words))
  }
  const added = keepLines({ view, lines: wish.lines, notes: wish.notes, place: { ...place, mode }, now, at, language })
  const [line] = wish.lines
  const named = (line && nameCombination(product, line.configuration, language)) ?? view.name
  const count = wish.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  tell(words.dish.ready(count, wish.lines.length === 1 ? named : view.name, formatPrice(added, language)))
  suggest(view, words.dish.related)
  return { kind: 'added' }
}

/** Why nothing was added. */
function toSentence(code: string, words: AddQuestion['words']): string {
  const sentences: Readonly<Record<string, string>> = {
    'category-not-at-that-time': words.configuration.categoryClosed,
    'product-not-at-that-time': words.configuration.productClosed,
    'round-limit': words.cart.roundLimit,
    'buffet-blocked': words.cart.roundWait,
    'cart-not-open': words.cart.roundWait,
    'product-unpublished': words.product.unavailable,
    'combination-missing': words.dish.notSold,
  }
  return sentences[code] ?? words.configuration.optionsMissing
}

import { scrollToPart } from '@comanda/dish/scroll-to-part'
import { settleSubmit } from '@comanda/rules/catalogue/submit-choice'
import { loadSpokenWords } from '@comanda/screen/spoken-language'
import { noSuchModeShownMs, sayError, tellError } from '@comanda/screen/toasts'
import type { ProductView } from '../../views/product-view.ts'
import type { SiteView } from '../../views/site-view.ts'
import { type AddOutcome, addDish } from './add-dish.ts'
import type { DishPlace } from './use-place.ts'
import type { Wish } from './wish.ts'

interface SubmittedWish {
  readonly view: ProductView
  readonly place: DishPlace
  readonly site: SiteView
  readonly wish: Wish
  /** Repeats the wish once an order has begun (CART-011). */
  readonly again: () => void
}

/** One press on «add», and what the dialog does then; null for an ignored second press. Throws when loading fails. */
export async function submitWish(submitted: SubmittedWish): Promise<ReturnType<typeof settleSubmit> | null> {
  const outcome = await attempt(submitted)
  if (outcome.kind === 'waits') return null
  if (outcome.kind === 'stays') {
    // What is still to be chosen stands at the button, and its place is brought into sight.
    if (outcome.target === null) tellError(outcome.text)
    else sayError(outcome.text)
    scrollToPart(outcome.target)
  }
  return settleSubmit(outcome.kind === 'added' ? 'attempted' : 'failed')
}

async function attempt(submitted: SubmittedWish): Promise<AddOutcome> {
  const words = await loadSpokenWords('cart', 'dish', 'refusals')
  if (!submitted.place.isOffered) {
    tellError(words.configuration.notInMode, noSuchModeShownMs)
    return { kind: 'elsewhere' }
  }
  return addDish({ ...submitted, words })
}

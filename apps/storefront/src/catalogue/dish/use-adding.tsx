import { goTo } from '@comanda/dish/go-to'
import { loadWords } from '@comanda/i18n/load-words'
import { settleSubmit } from '@comanda/rules/catalogue/submit-choice'
import { useLanguage } from '@comanda/screen/words'
import { useState } from 'react'
import { useRoot } from '../../parts/use-root.ts'
import { noSuchModeShownMs, tellError } from '../../state/news.ts'
import { getSetup } from '../../state/setup.ts'
import { openOverlay } from '../../state/shell.ts'
import type { ProductView } from '../../views/product-view.ts'
import type { AddOutcome } from './add-dish.ts'
import { type DishPlace, findPlace } from './use-place.ts'
import type { Wish } from './wish.ts'

interface Adding {
  readonly add: (wish: Wish) => void
  /** The answer to a press on «add» is under way. */
  readonly isSubmitting: boolean
}

/** One press on «add», from the first check to the line in the basket. The work itself comes when it is needed. */
export function useAdding(view: ProductView, place: DishPlace, onDone: () => void): Adding {
  const { site } = useRoot()
  const language = useLanguage()
  const [isSubmitting, setSubmitting] = useState(false)
  const attempt = async (wish: Wish, where: DishPlace): Promise<AddOutcome> => {
    const [{ addDish }, words] = await Promise.all([
      import('./add-dish.ts'),
      loadWords(language, 'cart', 'dish', 'refusals'),
    ])
    if (!where.isOffered) {
      tellError(words.configuration.notInMode, noSuchModeShownMs)
      return { kind: 'elsewhere' }
    }
    // What was chosen waits while one says how to order, and goes on from there (CART-011).
    const again = () => add(wish, findPlace(view, getSetup(), site))
    return addDish({ view, place: where, site, words, language, wish, again }).catch(
      (): AddOutcome => ({ kind: 'stays', text: words.refusals['server-fault'], target: null }),
    )
  }
  const add = async (wish: Wish, where: DishPlace): Promise<void> => {
    setSubmitting(true)
    const outcome = await attempt(wish, where).catch((fault: unknown) => {
      setSubmitting(false)
      throw fault
    })
    if (outcome.kind === 'waits') return
    const { dialog, submitting } = settleSubmit(outcome.kind === 'added' ? 'attempted' : 'failed')
    setSubmitting(submitting)
    if (outcome.kind === 'stays') {
      tellError(outcome.text)
      goTo(outcome.target)
    }
    if (dialog === 'open') return
    onDone()
    // Who came from the basket goes back to it.
    if (wish.lineId !== undefined) openOverlay({ name: 'cart' })
  }
  return { add: (wish) => add(wish, place), isSubmitting }
}

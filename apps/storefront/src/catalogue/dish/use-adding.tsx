import { goTo } from '@comanda/dish/go-to'
import { loadWords } from '@comanda/i18n/load-words'
import { useLanguage } from '@comanda/screen/words'
import { useRoot } from '../../parts/use-root.ts'
import { errorShownMs, noSuchModeShownMs, tellError } from '../../state/news.ts'
import { getSetup } from '../../state/setup.ts'
import { openOverlay } from '../../state/shell.ts'
import type { ProductView } from '../../views/product-view.ts'
import type { AddOutcome } from './add-dish.ts'
import { type DishPlace, findPlace } from './use-place.ts'
import type { Wish } from './wish.ts'

/** One press on «add», from the first check to the line in the basket. The work itself comes when it is needed. */
export function useAdding(view: ProductView, place: DishPlace, onDone: () => void): { add: (wish: Wish) => void } {
  const { site } = useRoot()
  const language = useLanguage()
  const add = async (wish: Wish, where: DishPlace): Promise<void> => {
    const [{ addDish }, words] = await Promise.all([
      import('./add-dish.ts'),
      loadWords(language, 'cart', 'dish', 'refusals'),
    ])
    if (!where.isOffered) return tellError(words.configuration.notInMode, noSuchModeShownMs)
    // What was chosen waits while one says how to order, and goes on from there (CART-011).
    const again = () => add(wish, findPlace(view, getSetup(), site))
    const outcome = await addDish({ view, place: where, site, words, language, wish, again }).catch(
      (): AddOutcome => ({ kind: 'stays', text: words.refusals['server-fault'], target: null }),
    )
    if (outcome.kind === 'waits') return
    if (outcome.kind === 'stays') {
      tellError(outcome.text, errorShownMs)
      goTo(outcome.target)
      return
    }
    if (outcome.kind !== 'added') return
    onDone()
    // Who came from the basket goes back to it.
    if (wish.lineId !== undefined) openOverlay({ name: 'cart' })
  }
  return { add: (wish) => add(wish, place) }
}

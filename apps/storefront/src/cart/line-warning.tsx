import { filterDish } from '@comanda/rules/catalogue/filter-verdict'
import { useWords } from '@comanda/screen/words'
import { useRoot } from '../parts/use-root.ts'
import { useFilters } from '../state/filters.ts'
import type { ShownLine } from './cart-view.ts'
import type { CartShop } from './held-cart.ts'
import { nameConcerns } from './name-concerns.ts'
import { readOrderMoment } from './order-moment.ts'

interface LineWarningProps extends Pick<ShownLine, 'line' | 'product'> {
  readonly store: CartShop['store']
}

/** Warns of a dish that, as chosen, contradicts the visitor's filters. Filters never leave the device. */
export function LineWarning({ line, product, store }: LineWarningProps) {
  const words = useWords('cart').cart
  const { frame } = useRoot()
  const filter = useFilters()
  if (filter.allergens.length + filter.diets.length === 0) return null
  const context = {
    hidesIngredients: store.ordering.hidesIngredients,
    moment: readOrderMoment(store.timeZone),
  }
  const verdict = filterDish(product, line.configuration, filter, context)
  if (verdict.fits === 'fine') return null
  return (
    <p className="mt-1 rounded-xl bg-sunken px-3 py-1.5 text-sm font-bold text-accent-text">
      {nameConcerns(
        verdict.reasons.map(({ concern }) => concern),
        frame,
        words,
      )}
    </p>
  )
}

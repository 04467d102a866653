import { opensSections } from '@comanda/rules/catalogue/choosing-dialog'
import { useWords } from '@comanda/screen/words'
import { lazy, Suspense, useEffect } from 'react'
import { useFilters } from '../../state/filters.ts'
import { noSuchModeShownMs, tellError } from '../../state/news.ts'
import type { ProductView } from '../../views/product-view.ts'
import { DishForm } from './dish-form.tsx'
import { SectionsEntry } from './sections-entry.tsx'
import { usePlace } from './use-place.ts'

const FilterVerdict = lazy(() => import('./filter-verdict.tsx'))

export interface DishContentProps {
  readonly view: ProductView
  readonly frame: 'page' | 'sheet'
  /** The dish is chosen, or cannot be had: a dialog closes. */
  readonly onDone: () => void
}

/** A dish to look at and to choose, on its own page and in the dialog alike. */
export function DishContent({ view, frame, onDone }: DishContentProps) {
  const words = useWords('dish')
  const place = usePlace(view)
  const { allergens, diets } = useFilters()
  const { isOffered } = place
  const { notInMode } = words.configuration
  useEffect(() => {
    if (isOffered) return
    tellError(notInMode, noSuchModeShownMs)
    onDone()
  }, [isOffered, notInMode, onDone])
  const Shown = opensSections(view.product) ? SectionsEntry : DishForm
  return (
    <Shown
      {...{ view, frame, place, onDone }}
      verdict={(choosing) =>
        allergens.length + diets.length > 0 && (
          <Suspense>
            <FilterVerdict choosing={choosing} />
          </Suspense>
        )
      }
    />
  )
}

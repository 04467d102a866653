import { useWords } from '@comanda/screen/words'
import { lazy, Suspense } from 'react'
import { FilterIcon } from '../parts/icons.tsx'
import { countFilters, useSettledFilters } from '../state/filters.ts'
import { openOverlay } from '../state/shell.ts'
import type { FrameView } from '../views/frame-view.ts'
import { headerButtonClass } from './header-button.tsx'

// Most visitors filter nothing.
const ActiveFilters = lazy(() => import('./active-filters.tsx'))

/** The filter button, and the filters that are on (SHELL-042). */
export function HeaderFilters({ frame }: { readonly frame: FrameView }) {
  const words = useWords().frame
  const hasFilters = countFilters(useSettledFilters()) > 0
  return (
    <>
      {hasFilters && (
        <Suspense>
          <ActiveFilters frame={frame} />
        </Suspense>
      )}
      <a
        href="/allergens"
        onClick={(event) => {
          event.preventDefault()
          openOverlay({ name: 'filters' })
        }}
        aria-label={words.filters}
        title={words.filters}
        className={`${headerButtonClass} max-lg:hidden`}
      >
        <FilterIcon />
      </a>
    </>
  )
}

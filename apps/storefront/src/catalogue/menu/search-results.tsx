import { findMeantFilter, type NamedConcern } from '@comanda/rules/catalogue/meant-filter'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import type { KeyboardEvent, ReactNode } from 'react'
import type { MenuLook } from '../../parts/templates/template.ts'
import { useRoot } from '../../parts/use-root.ts'
import { changeFilter, getFilters, hasFilter } from '../../state/filters.ts'
import type { FrameView } from '../../views/frame-view.ts'
import { countBefore, DishRuns } from './dish-runs.tsx'
import { listDishLinks, resultsId } from './focus-results.ts'
import type { Found } from './found.ts'

export interface SearchResultsProps {
  readonly found: Found
  /** The found dishes that are shown. */
  readonly places: readonly number[]
  readonly look: MenuLook
  readonly show: (place: number) => ReactNode
  readonly onClear: () => void
}

/** The dishes found, shown instead of the menu; arrow keys move through them. */
export default function SearchResults({ found, places, look, show, onClear }: SearchResultsProps) {
  const words = useWords('catalogue').searchResults
  const { frame, site } = useRoot()
  const meant = site.showsAllergens ? findMeantFilter(found.text, listConcerns(frame)) : undefined
  return (
    <section
      id={resultsId}
      aria-labelledby="results-title"
      className="mx-auto min-h-[70vh] w-full max-w-7xl px-4 pb-8 pt-6 md:px-8"
      onKeyDown={walkDishes}
    >
      <h3 id="results-title" className="sr-only">
        {words.results}
      </h3>
      {meant && <MeantFilter meant={meant} onClear={onClear} />}
      <p role="status" className="text-sm text-muted">
        {found.isNear ? words.near(found.text) : places.length > 0 && words.found(places.length)}
      </p>
      {places.length === 0 && meant ? null : places.length === 0 ? (
        <div className="py-12 text-center">
          <p role="status" className="text-xl font-extrabold tracking-tight">
            {words.nothing(found.text)}
          </p>
          <p className="mb-6 mt-2 text-muted">{words.nothingHint}</p>
          <Button onClick={onClear}>{words.wholeMenu}</Button>
        </div>
      ) : (
        <div className="mt-4">
          <DishRuns places={places} shape={look.card} before={countBefore([places])[0] ?? null} show={show} />
        </div>
      )}
    </section>
  )
}

/** Somebody typed what the filters do better: offers the filter. */
function MeantFilter({ meant, onClear }: { readonly meant: NamedConcern; readonly onClear: () => void }) {
  const words = useWords('catalogue')
  const { concern, name } = meant
  const filter = () => {
    if (!hasFilter(getFilters(), concern)) changeFilter(concern)
    onClear()
  }
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface p-4 shadow-card">
      <p className="min-w-0 text-pretty">{words.searchResults.meant}</p>
      <Button onClick={filter}>
        {words.searchResults.filterBy(concern.kind === 'allergen' ? words.filterNotes.avoid([name]) : name)}
      </Button>
    </div>
  )
}

function listConcerns({ allergens, diets }: FrameView): readonly NamedConcern[] {
  return [
    ...diets.map(({ id, name }) => ({ concern: { kind: 'diet', id } as const, name })),
    ...allergens.map(({ id, name }) => ({ concern: { kind: 'allergen', id } as const, name })),
  ]
}

function walkDishes(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const links = listDishLinks(event.currentTarget)
  const at = links.findIndex((link) => link.matches(':focus'))
  if (at < 0) return
  event.preventDefault()
  const next = links[at + step] ?? (step < 0 ? document.getElementById('menu-search') : undefined)
  next?.focus()
}

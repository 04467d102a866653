import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import { type KeyboardEvent, lazy, type SubmitEvent, Suspense, useRef } from 'react'
import { FilterIcon, SearchIcon } from '../../parts/icons.tsx'
import { countFilters, useSettledFilters } from '../../state/filters.ts'
import { openOverlay } from '../../state/shell.ts'
import type { SiteView } from '../../views/site-view.ts'
import { focusResults } from './focus-results.ts'
import { useAboveKeyboard } from './use-above-keyboard.ts'
import type { Dishes } from './use-dishes.tsx'
import type { Search } from './use-search.ts'

const ActiveFilters = lazy(() => import('./active-filters.tsx'))
const HiddenNote = lazy(() => import('./hidden-note.tsx'))

interface MenuToolsProps {
  readonly site: SiteView
  readonly search: Search
  readonly dishes: Dishes
  /** How many dishes of this page the filters hide. */
  readonly hidden: number
}

/** Above the menu: the search field and the filter button. */
export function MenuTools({ site, search, dishes, hidden }: MenuToolsProps) {
  const hasFilters = countFilters(useSettledFilters()) > 0
  return (
    <div className="mx-auto max-w-7xl px-4 md:px-8">
      <div className="flex gap-2">
        <SearchField search={search} />
        {site.showsAllergens && <FilterButton />}
      </div>
      {site.showsAllergens && hasFilters && (
        <Suspense>
          <ActiveFilters />
        </Suspense>
      )}
      <div role="status" className="text-sm text-muted">
        {hidden > 0 && (
          <Suspense>
            <HiddenNote dishes={dishes} hidden={hidden} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** Without scripts the form opens the page of results; with scripts they appear while typing. */
function SearchField({ search }: Pick<MenuToolsProps, 'search'>) {
  const words = useWords().browse
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    focusResults()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') search.look('')
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    focusResults()
  }
  useAboveKeyboard(field, search.text !== '')
  const clear = () => {
    search.look('')
    field.current?.focus()
  }
  return (
    <search className="min-w-0 max-w-2xl flex-1">
      <form action="/categories" onSubmit={submit} className="relative">
        <span className="pointer-events-none absolute left-4 top-1/2 -translate-y-1/2 text-muted">
          <SearchIcon />
        </span>
        <input
          ref={field}
          id="menu-search"
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          aria-label={words.search}
          placeholder={words.search}
          value={search.text}
          onChange={(event) => search.look(event.target.value)}
          onKeyDown={press}
          className="min-h-12 w-full scroll-mt-4 rounded-full border border-line bg-surface pl-12 pr-12 text-base placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        {search.text && (
          <button
            type="button"
            aria-label={words.clear}
            onClick={clear}
            className="absolute right-0.5 top-0.5 inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-xl text-muted hover:bg-sunken"
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
      </form>
    </search>
  )
}

/** Without scripts it leads to the page that explains them. */
function FilterButton() {
  const words = useWords().browse
  const count = countFilters(useSettledFilters())
  return (
    <a
      href="/allergens"
      onClick={(event) => {
        event.preventDefault()
        openOverlay({ name: 'filters' })
      }}
      className={buttonClass({ look: 'soft' }, 'min-h-12 shrink-0')}
    >
      <FilterIcon />
      <span className={count > 0 ? 'max-sm:sr-only' : ''}>{words.filters}</span>
      {count > 0 && (
        <span className="min-w-5 rounded-full bg-primary px-1 text-center text-xs leading-5 text-on-primary">
          {count}
        </span>
      )}
    </a>
  )
}

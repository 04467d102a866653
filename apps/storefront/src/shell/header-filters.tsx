import type { AllergenView } from '@comanda/dish/allergen-view'
import type { Concern } from '@comanda/rules/catalogue/concern'
import type { AllergenId, DietId } from '@comanda/rules/ids'
import { pictureFile } from '@comanda/screen/picture-file'
import { useWords } from '@comanda/screen/words'
import { FilterIcon } from '../parts/icons.tsx'
import { changeFilter, useSettledFilters } from '../state/filters.ts'
import { openOverlay } from '../state/shell.ts'
import type { FrameView } from '../views/frame-view.ts'
import { headerButtonClass } from './header-button.tsx'

type FilterView = AllergenView<AllergenId | DietId>

/** The filter button, and one icon for each active filter; pressing an icon removes it (SHELL-042). */
export function HeaderFilters({ frame }: { readonly frame: FrameView }) {
  const words = useWords().frame
  const active = useSettledFilters()
  const shown: { concern: Concern; filter: FilterView }[] = [
    ...active.allergens.map((id) => ({ concern: { kind: 'allergen', id } as const, known: frame.allergens })),
    ...active.diets.map((id) => ({ concern: { kind: 'diet', id } as const, known: frame.diets })),
  ].flatMap(({ concern, known }) => known.filter(({ id }) => id === concern.id).map((filter) => ({ concern, filter })))
  return (
    <>
      {shown.length > 0 && (
        <ul
          aria-label={words.activeFilters}
          className="flex max-w-[22vw] overflow-x-auto [scrollbar-width:none] lg:max-w-[30vw]"
        >
          {shown.map(({ concern, filter }) => (
            <li key={`${concern.kind}-${concern.id}`}>
              <FilterButton concern={concern} filter={filter} />
            </li>
          ))}
        </ul>
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

function FilterButton({ concern, filter }: { readonly concern: Concern; readonly filter: FilterView }) {
  const words = useWords().frame
  return (
    <button
      type="button"
      aria-label={words.removeFilter(filter.name)}
      onClick={() => changeFilter(concern)}
      className="relative inline-flex h-11 w-9 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-sunken lg:w-11"
    >
      {filter.picture ? (
        <img src={pictureFile(filter.picture, 'small', 'webp')} alt="" width={24} height={24} />
      ) : (
        <span className="text-xs font-bold">{filter.name.slice(0, 3)}</span>
      )}
      <span aria-hidden="true" className="absolute right-0.5 top-0.5 text-sm font-bold leading-none">
        ×
      </span>
    </button>
  )
}

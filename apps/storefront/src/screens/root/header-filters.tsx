import { FilterIcon } from '../../parts/icons.tsx'
import { pictureFile } from '../../parts/picture-file.ts'
import type { FrameView } from '../../views/frame-view.ts'
import type { AllergenView } from '../../views/home-view.ts'
import { useFirstWords } from '../../words.tsx'
import { type FilterKind, removeFilter, useActiveFilters } from './active-filters.ts'
import { headerButtonClass } from './header-button.tsx'

/** The way to the filter, and one icon for each that is on; pressing an icon takes it off (SHELL-042). */
export function HeaderFilters({ frame }: { readonly frame: FrameView }) {
  const words = useFirstWords().frame
  const active = useActiveFilters()
  const shown = (['allergens', 'diets'] as const).flatMap((kind) =>
    frame[kind].filter(({ id }) => active[kind].includes(id)).map((filter) => ({ kind, filter })),
  )
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label={words.activeFilters} className="flex max-w-[30vw] overflow-x-auto [scrollbar-width:none]">
          {shown.map(({ kind, filter }) => (
            <li key={`${kind}-${filter.id}`}>
              <FilterButton kind={kind} filter={filter} />
            </li>
          ))}
        </ul>
      )}
      <a
        href="/allergens"
        aria-label={words.filters}
        title={words.filters}
        className={`${headerButtonClass} max-lg:hidden`}
      >
        <FilterIcon />
      </a>
    </>
  )
}

function FilterButton({ kind, filter }: { readonly kind: FilterKind; readonly filter: AllergenView }) {
  const words = useFirstWords().frame
  return (
    <button
      type="button"
      aria-label={words.removeFilter(filter.name)}
      onClick={() => removeFilter(kind, filter.id)}
      className="relative inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-sunken"
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

import { pictureFile } from '@comanda/screen/picture-file'
import { useWords } from '@comanda/screen/words'
import { type ActiveFilter, listActiveFilters } from '../parts/list-active-filters.ts'
import { changeFilter, useSettledFilters } from '../state/filters.ts'
import type { FrameView } from '../views/frame-view.ts'

/** One icon for each active filter; pressing an icon removes it (SHELL-042). */
export default function ActiveFilters({ frame }: { readonly frame: FrameView }) {
  const words = useWords().frame
  const shown = listActiveFilters(useSettledFilters(), frame)
  return (
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
  )
}

function FilterButton({ concern, filter }: ActiveFilter) {
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

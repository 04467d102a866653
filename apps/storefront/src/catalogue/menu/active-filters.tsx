import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import { listActiveFilters } from '../../parts/list-active-filters.ts'
import { useRoot } from '../../parts/use-root.ts'
import { changeFilter, useSettledFilters } from '../../state/filters.ts'

/** The filters in use, by name; a tap removes one. */
export default function ActiveFilters() {
  const words = useWords('catalogue')
  const active = listActiveFilters(useSettledFilters(), useRoot().frame)
  return (
    <ul aria-label={words.browse.filters} className="flex flex-wrap gap-2 pt-3">
      {active.map(({ concern, filter }) => {
        const name = concern.kind === 'allergen' ? words.filterNotes.avoid([filter.name]) : filter.name
        return (
          <li key={`${concern.kind}-${concern.id}`}>
            <button
              type="button"
              aria-label={words.frame.removeFilter(name)}
              onClick={() => changeFilter(concern)}
              className={buttonClass({ look: 'soft', size: 'small' }, 'min-h-11')}
            >
              {name} <span aria-hidden="true">×</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

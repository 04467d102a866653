import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { clearFilters } from '../../state/filters.ts'
import type { Dishes } from './use-dishes.tsx'

/** How many dishes the filters hide, and how to see them. */
export default function HiddenNote({ dishes, hidden }: { readonly dishes: Dishes; readonly hidden: number }) {
  const words = useWords('catalogue').filterNotes
  return (
    <p className="flex flex-wrap items-center gap-x-4 pt-2">
      {words.hidden(hidden)}
      <span className="-ml-3.5 flex gap-1 sm:ml-0">
        <Button look="quiet" size="small" onClick={() => dishes.setShowsHidden(!dishes.showsHidden)}>
          {dishes.showsHidden ? words.hideAgain : words.showHidden}
        </Button>
        <Button look="quiet" size="small" onClick={clearFilters}>
          {words.clearFilters}
        </Button>
      </span>
    </p>
  )
}

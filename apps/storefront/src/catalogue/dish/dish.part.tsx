import { opensSections } from '@comanda/rules/catalogue/choosing-dialog'
import { noSuchModeShownMs, tellError } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { useEffect, useMemo } from 'react'
import { useRoot } from '../../parts/use-root.ts'
import { countFilters, useFilters } from '../../state/filters.ts'
import { useStoreId } from '../../state/setup.ts'
import { asSoldHere } from './as-sold-here.ts'
import { DishForm } from './dish-form.tsx'
import type { DishProps } from './dish-props.ts'
import { FilterVerdict } from './late-verdict.ts'
import { SectionsEntry } from './sections-entry.tsx'
import { usePlace } from './use-place.ts'

/** A dish to look at and to choose, both on its own page and in the dialog. */
export function Component({ view: made, frame, onDone }: Pick<DishProps, 'view' | 'frame' | 'onDone'>) {
  const storeId = useStoreId(useRoot().site)
  const view = useMemo(() => asSoldHere(made, storeId), [made, storeId])
  const words = useWords('dish')
  const place = usePlace(view)
  const isFiltered = countFilters(useFilters()) > 0
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
      // A choice was begun with what another store still has.
      key={view === made ? 'everywhere' : storeId}
      view={view}
      frame={frame}
      place={place}
      onDone={onDone}
      verdict={(choosing) => isFiltered && <FilterVerdict choosing={choosing} />}
    />
  )
}

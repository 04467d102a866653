import { useEffect, useMemo, useState } from 'react'
import { countFilters, getFilters, useSettledFilters } from '../../state/filters.ts'
import { unveilDishes } from '../../state/kept-filters.ts'
import { useStoreId } from '../../state/setup.ts'
import type { CardsView } from '../../views/card-list.ts'
import type { RootData } from '../../views/root-view.ts'
import type { DishVerdict, Judging } from './judge-dishes.ts'

type Judge = (judging: Omit<Judging, 'words'>) => readonly DishVerdict[]

/** The verdict of the filters on this device about each card; null while nothing is filtered. */
export function useVerdicts(menu: CardsView, { site, frame }: RootData): readonly DishVerdict[] | null {
  const filter = useSettledFilters()
  const storeId = useStoreId(site)
  const [judge, setJudge] = useState<{ readonly run: Judge } | null>(null)
  const stores = site.stores.filter(({ id }) => storeId === null || id === storeId)
  const hidesIngredients = stores.length > 0 && stores.every((store) => store.hidesIngredients)
  const isFiltering = site.showsAllergens && countFilters(filter) > 0
  useEffect(() => {
    // The rules and words of a verdict are loaded when somebody filters; most visitors never do.
    if (isFiltering) import('./load-judge.ts').then(async ({ loadJudge }) => setJudge({ run: await loadJudge() }))
  }, [isFiltering])
  const verdicts = useMemo(
    () => (isFiltering && judge ? judge.run({ menu, filter, hidesIngredients, known: frame }) : null),
    [isFiltering, judge, menu, filter, hidesIngredients, frame],
  )
  useEffect(() => {
    if (verdicts || !site.showsAllergens || countFilters(getFilters()) === 0) unveilDishes()
  }, [verdicts, site])
  return verdicts
}

import { useEffect, useMemo, useState } from 'react'
import { countFilters, getFilters, useFilters } from '../state/filters.ts'
import { unveilDishes } from '../state/kept-filters.ts'
import { useSetup } from '../state/setup.ts'
import type { CardsView } from '../views/card-list.ts'
import type { SiteView } from '../views/site-view.ts'
import type { DishVerdict, Judge } from './judge-dishes.ts'

type Verdicts = readonly (DishVerdict | null)[]

/** What the filters on this device say of each card; null while nothing is filtered. */
export function useVerdicts(menu: CardsView, site: SiteView): Verdicts | null {
  const filter = useFilters()
  const [judge, setJudge] = useState<{ readonly run: Judge } | null>(null)
  const { storeId } = useSetup()
  const stores = site.stores.filter(({ id }) => storeId === null || id === storeId)
  const hidesIngredients = stores.length > 0 && stores.every((store) => store.hidesIngredients)
  const isFiltering = site.showsAllergens && countFilters(filter) > 0
  useEffect(() => {
    // The rules of a verdict come when somebody filters; most never do.
    if (isFiltering) import('./judge-dishes.ts').then(({ judgeDishes }) => setJudge({ run: judgeDishes }))
  }, [isFiltering])
  const verdicts = useMemo(
    () => (isFiltering && judge ? judge.run(menu, filter, hidesIngredients) : null),
    [isFiltering, judge, menu, filter, hidesIngredients],
  )
  useEffect(() => {
    if (verdicts || !site.showsAllergens || countFilters(getFilters()) === 0) unveilDishes()
  }, [verdicts, site])
  return verdicts
}

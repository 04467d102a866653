import { latePart } from '../../parts/late-part.tsx'
import { countFilters, getFilters } from '../../state/filters.ts'

const { Part, ready } = latePart(() => import('./filter-verdict.tsx'))

export { Part as FilterVerdict }

/** What the filters say of a dish stands above its choices: it comes with the dish, so that no choice moves away. */
export async function loadVerdict(): Promise<void> {
  // A dish whose verdict cannot be fetched is shown all the same.
  if (countFilters(getFilters()) > 0) await ready().catch(() => undefined)
}

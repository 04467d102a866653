import { latePart } from '../../parts/late-part.tsx'
import { getFilters } from '../../state/filters.ts'

const { Part, ready } = latePart(() => import('./filter-verdict.tsx'))

export { Part as FilterVerdict }

/** What the filters say of a dish stands above its choices: it comes with the dish, so that no choice moves away. */
export async function loadVerdict(): Promise<void> {
  const { allergens, diets } = getFilters()
  // A dish whose verdict cannot be fetched is shown all the same.
  if (allergens.length + diets.length > 0) await ready().catch(() => undefined)
}

import type { Concern } from './concern.ts'
import type { MenuFilter } from './filter-verdict.ts'

/** A tap selects, another tap deselects; this marks what the visitor avoids and says nothing of any dish (OPEN-040). */
export function toggleFilter(filter: MenuFilter, concern: Concern): MenuFilter {
  return concern.kind === 'allergen'
    ? { ...filter, allergens: toggle(filter.allergens, concern.id) }
    : { ...filter, diets: toggle(filter.diets, concern.id) }
}

function toggle<Id>(selected: readonly Id[], id: Id): readonly Id[] {
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]
}

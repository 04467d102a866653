import type { AllergenView } from '@comanda/dish/allergen-view'
import type { Concern } from '@comanda/rules/catalogue/concern'
import type { MenuFilter } from '@comanda/rules/catalogue/filter-verdict'
import type { AllergenId, DietId } from '@comanda/rules/ids'
import type { FrameView } from '../views/frame-view.ts'

export interface ActiveFilter {
  readonly concern: Concern
  readonly filter: AllergenView<AllergenId | DietId>
}

/** The chosen filters that the site knows, with their names and pictures. */
export function listActiveFilters({ allergens, diets }: MenuFilter, frame: FrameView): readonly ActiveFilter[] {
  return [
    ...allergens.map((id) => ({ concern: { kind: 'allergen', id } as const, known: frame.allergens })),
    ...diets.map((id) => ({ concern: { kind: 'diet', id } as const, known: frame.diets })),
  ].flatMap(({ concern, known }) => known.filter(({ id }) => id === concern.id).map((filter) => ({ concern, filter })))
}

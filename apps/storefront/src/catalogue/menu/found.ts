import type { CardsView } from '../../views/card-list.ts'
import type { SearchView } from '../../views/category-view.ts'

/** Search results: indexes into cards, which may be more than the page came with. */
export interface Found extends SearchView {
  readonly menu: CardsView
}

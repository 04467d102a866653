import type { CardsView } from '../../views/card-list.ts'
import type { SearchView } from '../../views/category-view.ts'

/** What was found: places among cards that may be more than the page came with. */
export interface Found extends SearchView {
  readonly menu: CardsView
}

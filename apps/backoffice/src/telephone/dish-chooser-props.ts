import type { AllergenView } from '@comanda/dish/allergen-view'
import type { Chosen } from '@comanda/dish/use-choosing'
import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import type { Product } from '@comanda/rules/catalogue/product'
import type { AllergenId } from '@comanda/rules/ids'

/** The caller's words about a dish beside its choices. */
export interface Said {
  readonly notes: string
  readonly allergies: readonly AllergenId[]
}

export interface DishChooserProps {
  readonly product: Product
  readonly context: ChoiceContext
  readonly onClose: () => void
  /** Every allergen of the menu, for a caller who must not eat one. */
  readonly legend: readonly AllergenView[]
  readonly onAdd: (chosen: Chosen, said: Said) => void
}

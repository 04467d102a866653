import type { Chosen } from '@comanda/dish/use-choosing'
import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import type { Product } from '@comanda/rules/catalogue/product'

export interface DishChooserProps {
  readonly product: Product
  readonly context: ChoiceContext
  readonly onClose: () => void
  readonly onAdd: (chosen: Chosen, notes: string) => void
}

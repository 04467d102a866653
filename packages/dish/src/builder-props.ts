import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import type { Choosing } from '@comanda/rules/catalogue/choosing'
import type { Configuration } from '@comanda/rules/catalogue/configuration'
import type { Missing } from '@comanda/rules/catalogue/list-missing'
import type { Product } from '@comanda/rules/catalogue/product'
import type { SecondLevelVisit } from '@comanda/rules/catalogue/second-level'
import type { DialogLevel } from '@comanda/rules/catalogue/sections-dialog'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { LinePrice } from '@comanda/rules/pricing/line-price'
import type { ReactNode } from 'react'
import type { AllergenView } from './allergen-view.ts'
import type { Chosen } from './use-choosing.ts'

/** What every level of the builder is told by the screen it stands in. */
export interface BuilderSetting {
  readonly mode: OrderingMode | null
  readonly showsPrices: boolean
  /** Names the allergens of the dish and of all its parts. */
  readonly legend: readonly AllergenView[]
  readonly tell: (text: string) => void
  readonly tellError: (text: string) => void
  /** Keeps the menu on the device while a dish of it is chosen in its own dialog, and nothing once it is left. */
  readonly keepVisit: (visit: SecondLevelVisit | null) => void
}

export interface BuilderProps {
  readonly level: DialogLevel
  readonly product: Product
  readonly setting: BuilderSetting
  readonly context: ChoiceContext
  readonly begun: Chosen | undefined
  readonly begunNotes?: string
  /** A menu that was left in its second level goes on there. */
  readonly visit?: SecondLevelVisit | undefined
  /** A line of the basket is being chosen anew. */
  readonly isEdit?: boolean
  /** At the second level, what the dish adds to its menu; at the first, the menu has its own price. */
  readonly priceOf?: (configuration: Configuration) => BuilderPrice
  readonly verdict?: (choosing: Choosing) => ReactNode
  /** What can be done with the choice beside ordering it, below the list of what was chosen. */
  readonly share?: (configuration: Configuration) => ReactNode
  /** The answer to a press on «add» is under way. */
  readonly isSubmitting?: boolean
  readonly onChange?: (configuration: Configuration) => void
  readonly onClose: () => void
  readonly onSubmit: (chosen: Chosen, rest: SubmitRest) => void
}

export type BuilderPrice = Pick<LinePrice, 'total' | 'parts'>

export interface SubmitRest {
  readonly missing: readonly Missing[]
  readonly notes: string
  readonly target: string | null
}

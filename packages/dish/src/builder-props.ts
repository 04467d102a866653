import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import type { Choosing } from '@comanda/rules/catalogue/choosing'
import type { Configuration } from '@comanda/rules/catalogue/configuration'
import type { Missing } from '@comanda/rules/catalogue/list-missing'
import type { Product } from '@comanda/rules/catalogue/product'
import type { SecondLevelVisit } from '@comanda/rules/catalogue/second-level'
import type { DialogLevel } from '@comanda/rules/catalogue/sections-dialog'
import type { AllergenId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { LinePrice } from '@comanda/rules/pricing/line-price'
import type { WeekWindow } from '@comanda/rules/time/calendar'
import type { ReactNode } from 'react'
import type { AllergenView } from './allergen-view.ts'
import type { Chosen } from './use-choosing.ts'

/** The facts that the screen tells every level of the builder. */
export interface BuilderSetting {
  readonly mode: OrderingMode | null
  readonly showsPrices: boolean
  /** Names the allergens of the dish and of all its parts. */
  readonly legend: readonly AllergenView[]
  /** Every allergen that the site lists, for whoever declares an allergy. */
  readonly allergens: readonly AllergenView[]
  readonly tell: (text: string) => void
  readonly tellError: (text: string) => void
  /** When a dish of these hours is served next, in words; without it such a dish is not mentioned. */
  readonly sayNext?: (windows: readonly WeekWindow[]) => string | null
  /** Keeps the menu on the device while one of its dishes is chosen in its own dialog; null forgets it. */
  readonly keepVisit: (visit: SecondLevelVisit | null) => void
}

export interface BuilderProps {
  readonly level: DialogLevel
  readonly product: Product
  readonly setting: BuilderSetting
  readonly context: ChoiceContext
  readonly begun: Chosen | undefined
  readonly begunNotes?: string
  readonly begunAllergies?: readonly AllergenId[]
  /** A menu that was left in its second level continues there. */
  readonly visit?: SecondLevelVisit | undefined
  /** A line of the basket is being changed. */
  readonly isEdit?: boolean
  /** At the second level, what the dish adds to its menu; the first level has the menu's own price. */
  readonly priceOf?: (configuration: Configuration) => BuilderPrice
  readonly verdict?: (choosing: Choosing) => ReactNode
  /** The other acts on the choice, shown below the list of choices. */
  readonly share?: (configuration: Configuration) => ReactNode
  /** The answer to «add» is awaited. */
  readonly isSubmitting?: boolean
  readonly onChange?: (configuration: Configuration) => void
  readonly onClose: () => void
  readonly onSubmit: (chosen: Chosen, rest: SubmitRest) => void
}

export type BuilderPrice = Pick<LinePrice, 'total' | 'parts'>

export interface SubmitRest {
  readonly missing: readonly Missing[]
  readonly notes: string
  readonly allergies: readonly AllergenId[]
  readonly target: string | null
}

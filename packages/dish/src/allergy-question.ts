import type { AllergenId } from '@comanda/rules/ids'
import type { AllergenView } from './allergen-view.ts'

/** The question, its list, and the answers so far. */
export interface AllergyQuestion {
  readonly question: string
  readonly declared: readonly AllergenId[]
  /** The allergens that the site lists. */
  readonly choices: readonly AllergenView[]
  readonly onChange: (declared: readonly AllergenId[]) => void
}

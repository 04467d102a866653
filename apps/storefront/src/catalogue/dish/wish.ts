import type { Missing } from '@comanda/rules/catalogue/list-missing'
import type { ChosenLine } from '@comanda/rules/catalogue/value-quantities'
import type { AllergenId, LineId } from '@comanda/rules/ids'

/** The wish behind one press on «add». */
export interface Wish {
  readonly lines: readonly ChosenLine[]
  readonly notes: string
  readonly allergies?: readonly AllergenId[]
  readonly missing: readonly Missing[]
  /** The part of the page where what is missing can be chosen. */
  readonly target: string | null
  /** The line that is changed, when it is not a new one. */
  readonly lineId?: LineId
}

import type { Missing } from '@comanda/rules/catalogue/list-missing'
import type { ChosenLine } from '@comanda/rules/catalogue/value-quantities'
import type { LineId } from '@comanda/rules/ids'

/** What one press on «add» asks for. */
export interface Wish {
  readonly lines: readonly ChosenLine[]
  readonly notes: string
  readonly missing: readonly Missing[]
  /** Where what is missing can be put right. */
  readonly target: string | null
  /** The line that is chosen anew, when it is not a new one. */
  readonly lineId?: LineId
}

import type { StoreMoment } from '../time/calendar.ts'

/** The things that choosing depends on besides the dish: how the store shows ingredients, and when. */
export interface ChoiceContext {
  readonly hidesIngredients: boolean
  readonly moment: StoreMoment
}

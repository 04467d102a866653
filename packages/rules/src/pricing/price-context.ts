export interface PriceContext {
  /** A store that hides ingredients charges no extra price (OPEN-044). */
  readonly hidesIngredients: boolean
}

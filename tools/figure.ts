/** A figure with a limit, as a benchmark tells it to the command that runs them all. */
export interface Figure {
  readonly what: string
  readonly figure: string
  readonly limit: string
  readonly isHeld: boolean
}

/** Where a benchmark writes its figures, one a line; set by the command that runs them all. */
export const figuresVariable = 'COMANDA_BENCH_FIGURES'

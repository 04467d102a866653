import { appendFileSync } from 'node:fs'

/** A figure with a limit, as a benchmark tells it to the command that runs them all. */
export interface Figure {
  readonly what: string
  readonly figure: string
  readonly limit: string
  readonly isHeld: boolean
}

/** Where a benchmark writes its figures, one a line; set by the command that runs them all. */
export const figuresVariable = 'COMANDA_BENCH_FIGURES'

/** Tells the figure, and fails the benchmark when it is over its limit. Returns the word to print beside it. */
export function hold(told: Figure): '' | ' OVER' {
  const file = process.env[figuresVariable]
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(told)}\n`)
  if (told.isHeld) return ''
  process.exitCode = 1
  return ' OVER'
}

import { appendFileSync } from 'node:fs'
import { type Figure, figuresVariable } from '../../tools/figure.ts'

/** Tells the figure, and fails the benchmark when it is over its limit. Returns the word to print beside it. */
export function hold(told: Figure): '' | ' OVER' {
  const file = process.env[figuresVariable]
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(told)}\n`)
  if (told.isHeld) return ''
  process.exitCode = 1
  return ' OVER'
}

import { type Refusal, refusal } from '@comanda/contract/refusals'
import { isPlainText } from './plain-data.ts'

export type Parameters = Readonly<Record<string, string>>

const poison = ['__proto__', 'constructor', 'prototype']

/** A query with each name once. A repeated name is refused: two readers might each take another value. */
export function readParameters(query: unknown): Parameters | Refusal {
  const entries = Object.entries(query as Record<string, unknown>)
  const parameters: Record<string, string> = {}
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || !isPlainText(value) || poison.includes(name) || name.includes('[')) {
      return refusal('request-malformed', { parameter: name.slice(0, 40) })
    }
    parameters[name] = value
  }
  return parameters
}

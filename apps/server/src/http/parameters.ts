import { type Refusal, refusal } from '@comanda/contract/refusals'

export type Parameters = Readonly<Record<string, string>>

const poison = ['__proto__', 'constructor', 'prototype']

/** A query with each name once. A repeated name is refused: two readers might each take another value. */
export function readParameters(query: unknown): Parameters | Refusal {
  const asked = query as Record<string, unknown>
  const parameters: Record<string, string> = {}
  for (const name of Object.keys(asked)) {
    const value = asked[name]
    if (typeof value !== 'string' || poison.includes(name) || name.includes('[')) {
      return refusal('request-malformed', { parameter: name.slice(0, 40) })
    }
    // Addresses are cut, pasted and guessed: a byte that no text has counts as a space, and the reader decides.
    const isText = !value.includes('\u0000') && value.isWellFormed()
    parameters[name] = isText ? value : value.replaceAll('\u0000', ' ').toWellFormed()
  }
  return parameters
}

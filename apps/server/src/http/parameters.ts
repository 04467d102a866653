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

/**
 * The same, in a fraction of the time, for a query in which nothing is repeated, escaped in its names or missing its
 * value: that is nearly every one. Undefined for all others, which somebody else reads or refuses.
 */
export function readPlainQuery(query: string): Parameters | undefined {
  const parameters: Record<string, string> = {}
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (at < 1 || !/^\w+$/.test(name) || name in parameters) return undefined
    const value = pair.slice(at + 1)
    // Visible characters that stand for themselves: anything escaped may be anything.
    if (!/^[!-$'-*,-<>-~]*$/.test(value)) return undefined
    parameters[name] = value
  }
  return parameters
}

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

/** Pairs of a word and visible characters that stand for themselves: anything escaped may be anything. */
const plainQuery = /^(?:\w+=[!-$'-*,-<>-~]*&)*\w+=[!-$'-*,-<>-~]*$/

/**
 * The same, in a fraction of the time, for a query in which nothing is repeated, escaped or missing its value: that is
 * nearly every one. Undefined for all others, which somebody else reads or refuses.
 */
export function readPlainQuery(query: string): Parameters | undefined {
  if (!plainQuery.test(query)) return undefined
  const parameters: Record<string, string> = {}
  let count = 0
  for (let from = 0; from < query.length; count += 1) {
    const at = query.indexOf('=', from)
    const next = query.indexOf('&', at)
    const end = next < 0 ? query.length : next
    parameters[query.slice(from, at)] = query.slice(at + 1, end)
    from = end + 1
  }
  // Looking for each name before it is written costs as much as all the rest. `__proto__` is never written.
  if (Object.keys(parameters).length !== count) return undefined
  return poison.some((name) => Object.hasOwn(parameters, name)) ? undefined : parameters
}

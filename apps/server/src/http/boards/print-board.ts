import { z } from 'zod/mini'

type Codec = z.core.$ZodType

/**
 * Things of a list as their codec writes them. The same object says the same wherever the same codec writes it: it is
 * written once, for all boards.
 */
const printed = new WeakMap<Codec, WeakMap<object, string>>()

/** A reply as JSON. */
export function printBoard(reply: Codec, board: Readonly<Record<string, unknown>>): string {
  if (!(reply instanceof z.ZodMiniObject)) throw new Error('the reply of a board is an object')
  const members = Object.entries(board).map(([name, value]) => {
    const codec = (reply.shape as Record<string, Codec>)[name]
    if (codec === undefined) throw new Error(`a board says ${name}, which its row does not know`)
    return `${JSON.stringify(name)}:${printMember(codec, value)}`
  })
  return `{${members.join(',')}}`
}

function printMember(codec: Codec, value: unknown): string {
  if (!(codec instanceof z.ZodMiniArray) || !Array.isArray(value)) return JSON.stringify(z.encode(codec, value))
  const { element } = codec.def
  const known = printed.get(element) ?? new WeakMap<object, string>()
  printed.set(element, known)
  return `[${value.map((thing) => printThing(element, thing, known)).join(',')}]`
}

function printThing(codec: Codec, thing: unknown, known: WeakMap<object, string>): string {
  if (typeof thing !== 'object' || thing === null) return JSON.stringify(z.encode(codec, thing))
  const text = known.get(thing) ?? JSON.stringify(z.encode(codec, thing))
  known.set(thing, text)
  return text
}

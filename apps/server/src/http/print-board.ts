import { z } from 'zod/mini'

/** Things of a list as they go over the wire. The same object says the same: it is written once, for all boards. */
const printed = new WeakMap<object, string>()

interface Board {
  readonly now?: unknown
  readonly [name: string]: unknown
}

/** A reply as JSON, without the clock that is printed with each answer. */
export function printBoard(reply: z.core.$ZodType, { now: _, ...board }: Board): string {
  if (!(reply instanceof z.ZodMiniObject)) throw new Error('the reply of a board is an object')
  const members = Object.entries(board).map(([name, value]) => {
    const codec = (reply.shape as Record<string, z.core.$ZodType>)[name]
    if (codec === undefined) throw new Error(`a board says ${name}, which its row does not know`)
    return `${JSON.stringify(name)}:${printMember(codec, value)}`
  })
  return `{${members.join(',')}}`
}

function printMember(codec: z.core.$ZodType, value: unknown): string {
  if (!(codec instanceof z.ZodMiniArray) || !Array.isArray(value)) return JSON.stringify(z.encode(codec, value))
  return `[${value.map((thing) => printThing(codec.def.element, thing)).join(',')}]`
}

function printThing(codec: z.core.$ZodType, thing: unknown): string {
  if (typeof thing !== 'object' || thing === null) return JSON.stringify(z.encode(codec, thing))
  const text = printed.get(thing) ?? JSON.stringify(z.encode(codec, thing))
  printed.set(thing, text)
  return text
}

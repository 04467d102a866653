import type { ShareWish } from '@comanda/rules/table/split-bill'
import type { TableCallKind } from '@comanda/rules/table/table-call'
import { z } from 'zod/mini'

/** The documents' words for a table's calls and for ways to split a bill. */
const callWords = { bill: 'preticket', help: 'help', dessert: 'dessert' } as const satisfies Record<
  TableCallKind,
  string
>
const splitWords = { diner: 'comensal', product: 'producto', custom: 'personalizado' } as const satisfies Record<
  ShareWish['kind'],
  string
>

export const wireCallKind = wordCodec(callWords)
export const wireSplitKind = wordCodec(splitWords)

function wordCodec<Kind extends string>(words: Readonly<Record<Kind, string>>) {
  const kinds = Object.keys(words) as Kind[]
  return z.codec(z.enum(Object.values(words) as [string, ...string[]]), z.custom<Kind>(), {
    decode: (word) => kinds.find((kind) => words[kind] === word) as Kind,
    encode: (kind) => words[kind],
  })
}

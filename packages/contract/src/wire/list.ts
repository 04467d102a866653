import { z } from 'zod/mini'

/** A list that may be null or missing in the documents, such as `options[]`. */
// @__NO_SIDE_EFFECTS__
export function wireList<Element extends z.ZodMiniType>(element: Element) {
  return z.codec(z.nullish(z.array(element)), z.custom<readonly z.output<Element>[]>(), {
    decode: (list) => list ?? [],
    encode: (list) => [...list],
  })
}

/** Text that may be missing: null, undefined or empty. */
export const wireTextOrNull = z.codec(z.nullish(z.string()), z.nullable(z.string()), {
  decode: (text) => text || null,
  encode: (text) => text,
})

/** Text that is empty when missing. */
export const wireText = z.codec(z.nullish(z.string()), z.string(), {
  decode: (text) => text ?? '',
  encode: (text) => text,
})

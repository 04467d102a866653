import { z } from 'zod'

/** A list that the documents let be null or missing, such as `options[]`. */
export function wireList<Element extends z.ZodType>(element: Element) {
  return z.codec(z.array(element).nullish(), z.custom<readonly z.output<Element>[]>(), {
    decode: (list) => list ?? [],
    encode: (list) => [...list],
  })
}

/** Text that may be missing: null, nothing or empty. */
export const wireTextOrNull = z.codec(z.string().nullish(), z.string().nullable(), {
  decode: (text) => text || null,
  encode: (text) => text,
})

/** Text that is empty when missing. */
export const wireText = z.codec(z.string().nullish(), z.string(), {
  decode: (text) => text ?? '',
  encode: (text) => text,
})

import { z } from 'zod/mini'

/** A flag as the documents write it; sometimes text, sometimes a number (OPEN-091). */
export type WireFlag = string | number | boolean | null | undefined

export const flagText = z.optional(z.custom<WireFlag>(() => true))
export const flagNumber = z.optional(z.custom<WireFlag>(() => true))

/** The only place that decides what counts as on (OPEN-091). */
function isOn(value: unknown): boolean {
  return value === '1' || value === 1 || value === true
}

/** On the wire '1' or '0'. */
export const wireFlag = z.codec(flagText, z.boolean(), { decode: isOn, encode: (on) => (on ? '1' : '0') })

/** The few flags that the documents compare as numbers, such as `published` and `default`. */
export const wireNumberFlag = z.codec(flagNumber, z.boolean(), { decode: isOn, encode: (on) => (on ? 1 : 0) })

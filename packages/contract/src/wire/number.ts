import { type Id, toId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { checked } from './checked.ts'

/** The largest whole number of the database. A larger one is a mistake or an attack, whatever it counts. */
export const largestWhole = 2_147_483_647

// Queries contain text, bodies contain numbers; fifteen digits are always exact.
const wholeText = checked(z.string(), z.regex(/^-?\d{1,15}$/))
const wholeOnWire = z.union([z.int(), wholeText])
const whole = checked(z.int(), z.gte(-largestWhole), z.lte(largestWhole))

export const wireWhole = z.codec(wholeOnWire, whole, { decode: Number, encode: (count) => count })

/** A moment in milliseconds, or the id of an event: these exceed the limit of counts. */
export const wireLongWhole = z.codec(wholeOnWire, z.int(), { decode: Number, encode: (long) => long })

/** A whole number that may be missing: null, undefined or empty text. */
export const wireWholeOrNull = z.codec(
  z.optional(z.union([z.int(), wholeText, z.literal(''), z.null()])),
  z.nullable(whole),
  { decode: (count) => (isBlank(count) ? null : Number(count)), encode: (count) => count },
)

/** A whole number that callers write as text, such as `orderType` '1'. */
export const wireWholeText = z.codec(wholeOnWire, whole, { decode: Number, encode: String })

const idText = checked(
  z.string(),
  z.regex(/^\d{1,15}$/),
  z.refine((digits) => Number(digits) <= largestWhole),
)
const idOnWire = z.union([checked(z.int(), z.gte(0), z.lte(largestWhole)), idText])

// @__NO_SIDE_EFFECTS__
export function wireId<T extends Id<number, string>>() {
  return z.codec(idOnWire, z.custom<T>(), {
    decode: (value) => toNumberId<T>(Number(value)),
    encode: (id) => Number(id),
  })
}

/** The documents write «none» as null, undefined, '' or 0; no id is ever 0. */
// @__NO_SIDE_EFFECTS__
export function wireIdOrNull<T extends Id<number, string>>() {
  return z.codec(z.optional(z.union([idOnWire, z.literal(''), z.null()])), z.custom<T | null>(), {
    decode: (value) => (isBlank(value) || Number(value) === 0 ? null : toNumberId<T>(Number(value))),
    encode: (id) => (id === null ? null : Number(id)),
  })
}

/** Ids of things that visitors make: uuids. */
// @__NO_SIDE_EFFECTS__
export function wireUuid<T extends Id<string, string>>() {
  return z.codec(z.uuid(), z.custom<T>(), { decode: (value) => toTextId<T>(value), encode: String })
}

// @__NO_SIDE_EFFECTS__
export function wireUuidOrNull<T extends Id<string, string>>() {
  return z.codec(z.optional(z.union([z.uuid(), z.literal(''), z.null()])), z.custom<T | null>(), {
    decode: (value) => (isBlank(value) ? null : toTextId<T>(value)),
    encode: (id) => id,
  })
}

function isBlank(value: unknown): value is '' | null | undefined {
  return value === undefined || value === null || value === ''
}

function toNumberId<T extends Id<number, string>>(value: number): T {
  return toId<Id<number, string>>(value) as T
}

function toTextId<T extends Id<string, string>>(value: string): T {
  return toId<Id<string, string>>(value) as T
}

import { z } from 'zod/mini'

/**
 * A schema with further checks. The method would do it too, but a bundler must keep whatever calls a method; a function
 * marked like this is left out with the row that nobody imports.
 */
// @__NO_SIDE_EFFECTS__
export function checked<Schema extends z.ZodMiniType>(schema: Schema, ...checks: Parameters<Schema['check']>): Schema {
  return schema.check(...checks)
}

/** A list or a text that is no longer than this; what is missing is short. */
// @__NO_SIDE_EFFECTS__
export function atMost(most: number) {
  return z.refine<{ readonly length: number } | null>((value) => value === null || value.length <= most)
}

import { z } from 'zod/mini'

/**
 * A schema with further checks. The method would do the same, but a bundler must keep every method call; a function
 * marked like this is dropped together with a row that nobody imports.
 */
// @__NO_SIDE_EFFECTS__
export function checked<Schema extends z.ZodMiniType>(schema: Schema, ...checks: Parameters<Schema['check']>): Schema {
  return schema.check(...checks)
}

/** A list or a text of at most this length; a missing one passes. */
// @__NO_SIDE_EFFECTS__
export function atMost(most: number) {
  return z.refine<{ readonly length: number } | null>((value) => value === null || value.length <= most)
}

import { z } from 'zod/mini'
import { checked } from './checked.ts'

/** One line as a person types it; a control character would break the database, a printer or a reader. */
// @__NO_SIDE_EFFECTS__
export function typedLine(longest: number) {
  return checked(z.string(), z.trim(), z.maxLength(longest), z.regex(/^\P{Cc}*$/u))
}

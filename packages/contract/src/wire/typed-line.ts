import { z } from 'zod'

/** One line as a person types it; a control character would trouble the database, a printer or a reader. */
export function typedLine(longest: number) {
  return z
    .string()
    .trim()
    .max(longest)
    .regex(/^\P{Cc}*$/u)
}

import { cutName, cutNotes } from '@comanda/rules/text/guest-text'
import { toPlainLine, toPlainLines } from '@comanda/rules/text/plain-text'
import { z } from 'zod/mini'
import { checked } from './checked.ts'
import { wireText } from './list.ts'

/**
 * One line as a person types it. A line break would forge a line of a ticket or a mail, and other control bytes are
 * commands to a printer: both become a space.
 */
// @__NO_SIDE_EFFECTS__
export function typedLine(longest: number) {
  return checked(z.string(), z.overwrite(toPlainLine), z.maxLength(longest))
}

/** Several lines, where a person writes that much; all other control bytes become spaces. */
// @__NO_SIDE_EFFECTS__
export function typedLines(longest: number) {
  return checked(z.string(), z.overwrite(toPlainLines), z.maxLength(longest))
}

/** The name of a guest, and what they write: nobody is turned away for more, it is cut (DAY-064). */
export const typedName = checked(z.string(), z.overwrite(cutName))
export const typedNotes = z.pipe(wireText, checked(z.string(), z.overwrite(cutNotes)))

/** A line that is empty when missing. */
// @__NO_SIDE_EFFECTS__
export function typedLineOrEmpty(longest: number) {
  return z.pipe(wireText, typedLine(longest))
}

/** A line that may be missing: null, nothing or empty. */
// @__NO_SIDE_EFFECTS__
export function typedLineOrNull(longest: number) {
  return z.codec(z.nullish(typedLine(longest)), z.nullable(z.string()), {
    decode: (text) => text || null,
    encode: (text) => text,
  })
}

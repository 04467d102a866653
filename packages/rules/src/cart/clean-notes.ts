import { longestNotes } from '../text/guest-text.ts'
import { toPlainLine } from '../text/plain-text.ts'

/** Notes end up on a kitchen printer, where a control character is a command. */
export function cleanNotes(notes: string): string {
  return toPlainLine(notes).slice(0, longestNotes).trim()
}

import { toPlainLine, toPlainLines } from './plain-text.ts'

/** A name that is longer is cut: longer than any real one, short enough for a ticket and a mail (DAY-064). */
export const longestName = 80
/** The same for what somebody writes about their table or their dish (DAY-064, DAY-070). */
export const longestNotes = 500

export function cutName(typed: string): string {
  return cut(toPlainLine(typed), longestName)
}

export function cutNotes(typed: string): string {
  return cut(toPlainLines(typed), longestNotes)
}

/** Counted in characters as people see them, so that none is cut in two. */
function cut(text: string, longest: number): string {
  return text.length <= longest ? text : [...text].slice(0, longest).join('').trim()
}

export const longestNotes = 500

/** Notes end up on a kitchen printer, where a control character is a command. */
export function cleanNotes(notes: string): string {
  return notes
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestNotes)
}

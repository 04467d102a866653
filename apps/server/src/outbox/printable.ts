/** Letters beyond Latin-1 that the standard PDF fonts have (Windows-1252). */
const extra = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

/**
 * The letters that the standard fonts of a PDF can draw; anything else becomes a question mark, never a wrong letter.
 */
export function printable(text: string): string {
  const letters = [...text.normalize('NFC').replace(/[\t\r\n\u202f]+/g, ' ')]
  return letters.map((letter) => (/[\x20-\x7e\xa0-\xff]/.test(letter) || extra.has(letter) ? letter : '?')).join('')
}

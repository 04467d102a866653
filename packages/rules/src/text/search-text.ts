/** Without case and accents: «Jamón» is found by «jamon» (OPEN-042). */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Every word typed stands somewhere in the texts; nothing typed finds everything. */
export function matchesSearch(texts: readonly string[], query: string): boolean {
  const haystack = foldText(texts.join('\n'))
  return foldText(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

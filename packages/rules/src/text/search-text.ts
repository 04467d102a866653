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

/** The words of a search, folded; none when nothing is looked for. */
export function listSearchWords(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean)
}

/** How well a name answers a search, the best first: it begins so, one of its words does, it holds it, or something else does. */
export function rankMatch(name: string, query: string): 0 | 1 | 2 | 3 {
  const folded = foldText(name)
  const wanted = listSearchWords(query).join(' ')
  if (folded.startsWith(wanted)) return 0
  if (folded.split(/\s+/).some((word) => word.startsWith(wanted))) return 1
  return folded.includes(wanted) ? 2 : 3
}

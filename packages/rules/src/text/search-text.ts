/** Without case and accents: «Jamón» is found by «jamon» (OPEN-042). */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Every typed word occurs somewhere in the texts; an empty query matches everything. */
export function matchesSearch(texts: readonly string[], query: string): boolean {
  const haystack = foldText(texts.join('\n'))
  return foldText(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

/** The words of a search, folded; empty when nothing is searched. */
export function listSearchWords(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean)
}

/** How well a name matches: it begins with the query (0), one of its words does (1), it contains it (2), else 3. */
export function rankMatch(name: string, query: string): 0 | 1 | 2 | 3 {
  const folded = foldText(name)
  const wanted = listSearchWords(query).join(' ')
  if (folded.startsWith(wanted)) return 0
  if (folded.split(/\s+/).some((word) => word.startsWith(wanted))) return 1
  return folded.includes(wanted) ? 2 : 3
}

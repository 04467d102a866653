/** Without case and accents: «Jamón» is found by «jamon» (OPEN-042). */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** «sin gluten», «gluten free»: the word beside such a word belongs to it. */
const before: ReadonlySet<string> = new Set(['sin', 'without', 'no', 'ohne', 'sans', 'sense', 'zonder'])
const after: ReadonlySet<string> = new Set(['gabe', 'free', 'frei', 'vrij'])

/** The texts by which a thing is found, folded. */
export interface FoldedTexts {
  readonly name: string
  /** The name, and everything else. */
  readonly all: string
}

export function foldTexts(name: string, texts: readonly string[]): FoldedTexts {
  return { name: foldText(name), all: foldText(texts.join('\n')) }
}

/** The things that a search finds, those with the best name first. */
export function findMatches<Thing>(
  things: readonly Thing[],
  query: string,
  toTexts: (thing: Thing) => FoldedTexts,
): Thing[] {
  const { matches, rank } = createSearch(query)
  return things
    .flatMap((thing) => {
      const { name, all } = toTexts(thing)
      return matches(all) ? [{ thing, rank: rank(name) }] : []
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing)
}

export function matchesSearch(texts: readonly string[], query: string): boolean {
  return createSearch(query).matches(foldText(texts.join('\n')))
}

interface TextSearch {
  /**
   * Every typed word occurs somewhere in the text; an empty query matches everything. What is not wanted is looked for as
   * one phrase: «sin gluten» does not find glutinous rice without sugar (F-075).
   */
  readonly matches: (folded: string) => boolean
  /** How well a name matches: it begins with the query (0), one of its words does (1), it contains it (2), else 3. */
  readonly rank: (foldedName: string) => 0 | 1 | 2 | 3
}

/** What was typed is read once, for many texts. */
export function createSearch(query: string): TextSearch {
  const words = listSearchWords(query)
  const wanted = words.join(' ')
  const isUnwanted = findUnwanted(query) !== null
  return {
    matches: (folded) =>
      isUnwanted
        ? ` ${folded.split(/[^\p{L}\p{N}]+/u).join(' ')} `.includes(` ${wanted} `)
        : words.every((word) => folded.includes(word)),
    rank: (name) => {
      if (name.startsWith(wanted)) return 0
      if (name.split(/\s+/).some((word) => word.startsWith(wanted))) return 1
      return name.includes(wanted) ? 2 : 3
    },
  }
}

/** The words of a search, folded; empty when nothing is searched. */
export function listSearchWords(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean)
}

/**
 * The thing that somebody wants to be without, folded: «gluten» of «sin gluten». Null where a search is for something.
 */
export function findUnwanted(query: string): string | null {
  const words = listSearchWords(query)
  const [first = ''] = words
  if (words.length < 2) return null
  if (before.has(first)) return words.slice(1).join(' ')
  return after.has(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : null
}

import { findUnwanted, listSearchWords } from '../text/search-text.ts'
import type { Concern } from './concern.ts'

export interface NamedConcern {
  readonly concern: Concern
  /** In the language of the search. */
  readonly name: string
}

/** The filter that somebody means who types «vegano», «sin gluten» or «sin huevo»; a diet comes first (F-075). */
export function findMeantFilter(query: string, known: readonly NamedConcern[]): NamedConcern | undefined {
  const typed = toStems(query)
  if (typed === '') return undefined
  const diet = known.find(({ concern, name }) => concern.kind === 'diet' && toStems(name) === typed)
  const unwanted = findUnwanted(query)
  if (diet || unwanted === null) return diet
  const stems = toStems(unwanted)
  return known.find(({ concern, name }) => concern.kind === 'allergen' && isNamed(toStems(name), stems))
}

/** «sin cacahuete» means «Cacahuetes», and «sin dióxido» the longer name that begins so. */
function isNamed(name: string, typed: string): boolean {
  return ` ${name} `.startsWith(` ${typed} `)
}

/** Without the endings that differ between one and many, or between he and she. */
function toStems(text: string): string {
  return listSearchWords(text)
    .map((word) => word.replace(/[aeo]?s?$/, ''))
    .join(' ')
}

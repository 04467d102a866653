import type { Language } from '@comanda/i18n/languages'
import { loadDictionary } from '@comanda/i18n/load-dictionary'
import { type Judging, judgeDishes } from './judge-dishes.ts'

/** The verdicts, in the words of a language. */
export async function loadJudge(language: Language) {
  const words = await loadDictionary(language)
  return (judging: Omit<Judging, 'words'>) => judgeDishes({ ...judging, words })
}

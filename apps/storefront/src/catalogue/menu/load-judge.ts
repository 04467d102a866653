import type { Language } from '@comanda/i18n/languages'
import { loadWords } from '@comanda/i18n/load-words'
import { type Judging, judgeDishes } from './judge-dishes.ts'

/** The verdicts, in the words of a language. */
export async function loadJudge(language: Language) {
  const words = await loadWords(language, 'menu')
  return (judging: Omit<Judging, 'words'>) => judgeDishes({ ...judging, words })
}

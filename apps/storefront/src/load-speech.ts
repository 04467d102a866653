import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import type { Language } from '@comanda/i18n/languages'
import { loadDictionary } from '@comanda/i18n/load-dictionary'
import { loadFirstWords } from '@comanda/i18n/load-first-words'
import { use } from 'react'
import type { Speech } from './words.tsx'

/** The words of the page: those seen at once, or all of them when the page as rendered shows others too. */
export async function loadSpeech(language: Language, usesAllWords: boolean): Promise<Speech> {
  let known: Dictionary | undefined
  let loading: Promise<Dictionary> | undefined
  const load = () => {
    loading ??= loadDictionary(language).then((words) => {
      known = words
      return words
    })
    return loading
  }
  const first = await (usesAllWords ? load() : loadFirstWords(language))
  return { language, first, all: () => known ?? use(load()) }
}

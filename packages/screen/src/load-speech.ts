import type { Area, Words } from '@comanda/i18n/areas'
import type { Language } from '@comanda/i18n/languages'
import { loadWords } from '@comanda/i18n/load-words'
import { use } from 'react'
import type { Speech } from './words.tsx'

/** The first words and those of the areas the page shows; words of any other area are loaded when asked for. */
export async function loadSpeech(language: Language, areas: readonly Area[]): Promise<Speech> {
  const known = await loadWords(language, ...areas)
  const atHand = new Set(areas)
  const loading = new Map<Area, Promise<void>>()
  const load = (area: Area) => {
    const words = loading.get(area) ?? fetchArea(area)
    loading.set(area, words)
    return words
  }
  const fetchArea = async (area: Area) => {
    Object.assign(known, await loadWords(language, area))
  }
  return {
    language,
    words<Asked extends readonly Area[]>(asked: Asked) {
      // Loaded words are read by `use` even when they are there: React replays a render call by call.
      for (const area of asked) if (!atHand.has(area)) use(load(area))
      return known as Words<Asked[number]>
    },
  }
}

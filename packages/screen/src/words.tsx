import type { Area, Words } from '@comanda/i18n/areas'
import { formatPrice } from '@comanda/i18n/format-price'
import type { Language } from '@comanda/i18n/languages'
import { createContext, type ReactNode, useContext } from 'react'

/** The visitor's language and its words. */
export interface Speech {
  readonly language: Language
  /** Used while rendering: a component whose words have not arrived is rendered when they have. */
  readonly words: <Asked extends readonly Area[]>(areas: Asked) => Words<Asked[number]>
}

const SpeechContext = createContext<Speech | null>(null)

export function SpeechProvider({ speech, children }: { readonly speech: Speech; readonly children: ReactNode }) {
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

/** The words every page has from the start, and those of the named areas, which are fetched: `useWords('dish')`. */
export function useWords<Asked extends readonly Area[]>(...areas: Asked): Words<Asked[number]> {
  return useSpeech().words(areas)
}

export function useLanguage(): Language {
  return useSpeech().language
}

export function usePrice(): (cents: number) => string {
  const { language } = useSpeech()
  return (cents) => formatPrice(cents, language)
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('no SpeechProvider above')
  return speech
}

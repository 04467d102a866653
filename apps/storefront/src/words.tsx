import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import type { FirstWords } from '@comanda/i18n/dictionaries/first/es'
import { formatPrice } from '@comanda/i18n/format-price'
import type { Language } from '@comanda/i18n/languages'
import { createContext, type ReactNode, useContext } from 'react'

/** The visitor's language and its words. */
export interface Speech {
  readonly language: Language
  readonly first: FirstWords
  /** Asked while rendering: what asks before they have arrived is rendered when they have. */
  readonly all: () => Dictionary
}

const SpeechContext = createContext<Speech | null>(null)

export function SpeechProvider({ speech, children }: { readonly speech: Speech; readonly children: ReactNode }) {
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

/** Every word there is. A page whose first sight uses this fetches all of them first. */
export function useWords(): Dictionary {
  return useSpeech().all()
}

/** The words that are there from the start, for what is seen before anybody touches the page. */
export function useFirstWords(): FirstWords {
  return useSpeech().first
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

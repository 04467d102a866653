import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import { formatPrice } from '@comanda/i18n/format-price'
import type { Language } from '@comanda/i18n/languages'
import { createContext, type ReactNode, useContext } from 'react'

/** The visitor's language and its words. */
export interface Speech {
  readonly language: Language
  readonly words: Dictionary
}

const SpeechContext = createContext<Speech | null>(null)

export function SpeechProvider({ speech, children }: { readonly speech: Speech; readonly children: ReactNode }) {
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

export function useWords(): Dictionary {
  return useSpeech().words
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

import type { LanguageCode } from './language.ts'

/** A text with its variants; a missing or empty variant falls back to the base text (SITE-029). */
export interface LocalText {
  readonly base: string
  readonly variants: Readonly<Partial<Record<LanguageCode, string>>>
}

export function localText(base: string, variants: LocalText['variants'] = {}): LocalText {
  return { base, variants }
}

export function readText(text: LocalText, language: LanguageCode): string {
  return text.variants[language] || text.base
}

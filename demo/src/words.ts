import type { LanguageCode } from '@comanda/rules/text/language'
import { type LocalText, localText } from '@comanda/rules/text/local-text'

/** A text as written in these files: Spanish, and other languages where known. */
export type Words = string | ({ readonly es: string } & Readonly<Partial<Record<LanguageCode, string>>>)

export function toText(words: Words): LocalText {
  if (typeof words === 'string') return localText(words)
  const { es, ...variants } = words
  return localText(es, variants)
}

export const noWords = localText('')

/** Joins several texts, language by language: «Grande · Sin gluten». */
export function joinWords(parts: readonly Words[], separator = ' · '): Words {
  const texts = parts.map(toText)
  const spoken = new Set(texts.flatMap((text) => Object.keys(text.variants) as LanguageCode[]))
  const joined: Partial<Record<LanguageCode, string>> = {}
  for (const language of spoken) {
    joined[language] = texts.map((text) => text.variants[language] ?? text.base).join(separator)
  }
  return { ...joined, es: texts.map((text) => text.base).join(separator) }
}

import type { LanguageCode } from './language.ts'

/** A name in the middle of a sentence. A second capital says that it is somebody's own name, and German keeps them all. */
export function lowerFirst(text: string, language: LanguageCode): string {
  const [first = ''] = text
  const rest = text.slice(first.length)
  return language === 'ger' || rest !== rest.toLowerCase() ? text : first.toLowerCase() + rest
}

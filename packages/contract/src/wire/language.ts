import { type LanguageCode, languageCodes } from '@comanda/rules/text/language'

export function readLanguage(code: string): LanguageCode | undefined {
  const known = code === 'ge' ? 'ger' : code
  return languageCodes.find((language) => language === known)
}

export function writeLanguage(language: LanguageCode): string {
  return language === 'ger' ? 'ge' : language
}

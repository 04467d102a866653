import type { LanguageCode } from '@comanda/rules/text/language'

/** The bank's codes for its languages. */
export const bankLanguages: Readonly<Record<LanguageCode, string>> = {
  es: '1',
  en: '2',
  cat: '3',
  fr: '4',
  ger: '5',
  nl: '6',
  eu: '13',
}

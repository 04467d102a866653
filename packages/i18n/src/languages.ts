interface LanguageRow {
  /** BCP 47, for `lang` attributes and the browser's own formatting. */
  readonly tag: string
  /** The language's name as its speakers write it. */
  readonly name: string
  readonly price: 'before' | 'after'
}

/** To add a language, add its row; a dictionary, in the list below, is optional. */
export const languages = {
  es: { tag: 'es', name: 'Español', price: 'after' },
  en: { tag: 'en', name: 'English', price: 'before' },
  cat: { tag: 'ca', name: 'Català', price: 'after' },
  eu: { tag: 'eu', name: 'Euskara', price: 'after' },
  fr: { tag: 'fr', name: 'Français', price: 'after' },
  ger: { tag: 'de', name: 'Deutsch', price: 'after' },
  nl: { tag: 'nl', name: 'Nederlands', price: 'after' },
} as const satisfies Record<string, LanguageRow>

export type Language = keyof typeof languages

const dictionaryCodes = ['es', 'en', 'cat', 'eu', 'fr', 'ger', 'nl'] as const

export type DictionaryCode = (typeof dictionaryCodes)[number]

/** The language whose words are shown: a language without a dictionary of its own shows the Spanish one (SITE-028). */
export function dictionaryCodeOf(language: string): DictionaryCode {
  return dictionaryCodes.find((code) => code === language) ?? 'es'
}

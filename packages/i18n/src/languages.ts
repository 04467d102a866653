interface LanguageRow {
  /** BCP 47, for `lang` attributes and the browser's own formatting. */
  readonly tag: string
  /** The language's name as its speakers write it. */
  readonly name: string
  /** A language without a dictionary of its own shows the Spanish one (SITE-028). */
  readonly dictionary: 'es' | 'en' | 'eu' | 'fr' | 'ger'
  readonly price: 'before' | 'after'
}

/** To add a language, add its row; a dictionary is optional. */
export const languages = {
  es: { tag: 'es', name: 'Español', dictionary: 'es', price: 'after' },
  en: { tag: 'en', name: 'English', dictionary: 'en', price: 'before' },
  cat: { tag: 'ca', name: 'Català', dictionary: 'es', price: 'after' },
  eu: { tag: 'eu', name: 'Euskara', dictionary: 'eu', price: 'after' },
  fr: { tag: 'fr', name: 'Français', dictionary: 'fr', price: 'after' },
  ger: { tag: 'de', name: 'Deutsch', dictionary: 'ger', price: 'after' },
  nl: { tag: 'nl', name: 'Nederlands', dictionary: 'es', price: 'after' },
} as const satisfies Record<string, LanguageRow>

export type Language = keyof typeof languages

import type { LanguageCode } from '@comanda/rules/text/language'

/** Stripe's codes for the languages of its field. It knows neither Catalan nor Basque, whose readers know Spanish. */
export const fieldLanguages: Readonly<Record<LanguageCode, string>> = {
  es: 'es',
  en: 'en',
  cat: 'es',
  fr: 'fr',
  ger: 'de',
  nl: 'nl',
  eu: 'es',
}

import { defaultLanguage, type LanguageCode, languageCodes } from './language.ts'

export function findLanguage(code: string): LanguageCode | undefined {
  return languageCodes.find((known) => known === code)
}

/** The first wish that is published, else the site's own language, else Spanish (OPEN-018, OPEN-080). */
export function chooseLanguage(
  site: { readonly languages: readonly LanguageCode[]; readonly defaultLanguage: LanguageCode },
  wishes: readonly (string | null)[],
): LanguageCode {
  for (const wish of [...wishes, site.defaultLanguage]) {
    const language = wish === null ? undefined : findLanguage(wish)
    if (language !== undefined && site.languages.includes(language)) return language
  }
  return defaultLanguage
}

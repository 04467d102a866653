import { defaultLanguage, type LanguageCode } from './language.ts'

/** The first preferred language that is published, else the site's own, else Spanish (OPEN-018, OPEN-080). */
export function chooseLanguage(
  site: { readonly languages: readonly LanguageCode[]; readonly defaultLanguage: LanguageCode },
  wishes: readonly (LanguageCode | undefined)[],
): LanguageCode {
  return (
    [...wishes, site.defaultLanguage].find((wish) => wish !== undefined && site.languages.includes(wish)) ??
    defaultLanguage
  )
}

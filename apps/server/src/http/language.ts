import { readLanguage } from '@comanda/contract/wire/language'
import { languages } from '@comanda/i18n/languages'
import { chooseLanguage as choose } from '@comanda/rules/text/choose-language'
import { defaultLanguage, type LanguageCode, languageCodes } from '@comanda/rules/text/language'

export interface SiteLanguages {
  readonly published: readonly LanguageCode[]
  readonly preferred: LanguageCode
}

const anyLanguage: SiteLanguages = { published: languageCodes, preferred: defaultLanguage }

/** The language asked for, else the browser's, both only if the site publishes them; else the site's own (OPEN-080). */
export function chooseLanguage(
  asked: unknown,
  accepted: string | undefined,
  { published, preferred }: SiteLanguages = anyLanguage,
): LanguageCode {
  return choose({ languages: published, defaultLanguage: preferred }, [readWish(asked), ...readAccepted(accepted)])
}

/** A language that somebody sent, whatever it is: as addresses spell it («de»), or by our own code («ger»). */
export function readWish(code: unknown): LanguageCode | undefined {
  if (typeof code !== 'string') return undefined
  return languageCodes.find((language) => languages[language].tag === code) ?? readLanguage(code)
}

/** `Accept-Language` in the visitor's order of preference. */
export function readAccepted(header: string | undefined): readonly LanguageCode[] {
  if (header === undefined) return []
  return header
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((text) => text !== undefined)
      return { code: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ code }) => languageCodes.filter((language) => languages[language].tag === code))
}

import { type Language, languages } from '@comanda/i18n/languages'
import type { Website } from '@comanda/rules/website/website'

export interface PageInLanguages {
  readonly origin: string
  readonly pathname: string
}

/** The site's own language has the plain address, the others have theirs, by the tag that browsers know (F-238). */
export function toAddress(
  { origin, pathname }: PageInLanguages,
  language: Language,
  { defaultLanguage }: Pick<Website, 'defaultLanguage'>,
): string {
  return `${origin}${pathname}${language === defaultLanguage ? '' : `?lang=${languages[language].tag}`}`
}

/** The address for every language tag, and the one for readers of other languages. */
export function listAlternates(
  page: PageInLanguages,
  website: Pick<Website, 'languages' | 'defaultLanguage'>,
): readonly { readonly tag: string; readonly href: string }[] {
  const published = website.languages.map((code) => ({
    tag: languages[code].tag as string,
    href: toAddress(page, code, website),
  }))
  return [...published, { tag: 'x-default', href: `${page.origin}${page.pathname}` }]
}

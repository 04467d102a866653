import { type Language, languages, readLanguage } from '@comanda/i18n/languages'
import type { Website } from '@comanda/rules/website/website'

export interface LanguageHints {
  /** `?lang=` of the address. */
  readonly asked: string | null
  readonly remembered: string | null
  readonly acceptLanguage: string | null
}

/** What was asked for, remembered or accepted, in this order, among the published; else the site's own; else Spanish. */
export function chooseLanguage(
  site: Pick<Website, 'languages' | 'defaultLanguage'>,
  { asked, remembered, acceptLanguage }: LanguageHints,
): Language {
  const isOffered = (language: Language | undefined): language is Language =>
    language !== undefined && site.languages.includes(language)
  const wished = [readLanguage(asked ?? ''), readLanguage(remembered ?? ''), ...listAccepted(acceptLanguage ?? '')]
  return [...wished, site.defaultLanguage].find(isOffered) ?? 'es'
}

function listAccepted(header: string): (Language | undefined)[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = Number(parameters.find((text) => text.startsWith('q='))?.slice(2) ?? 1)
      return { tag, weight }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => findByTag(tag))
}

function findByTag(tag: string): Language | undefined {
  const primary = tag.split('-')[0]
  const rows = Object.entries(languages) as [Language, { readonly tag: string }][]
  return rows.find(([, row]) => row.tag === primary)?.[0]
}

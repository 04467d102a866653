import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { givenWords } from '@comanda/i18n/given-words'
import { languages } from '@comanda/i18n/languages'
import type { LanguageCode } from '@comanda/rules/text/language'

/** A document of two sentences, with nothing that could fail. */
function toPlainDocument(language: LanguageCode, title: string, text: string, withLink: boolean): string {
  const { backHome } = dictionaryOf(language).errorPage
  return [
    `<!doctype html><html lang="${languages[language].tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<link rel="icon" href="data:,"><title>${title}</title></head>`,
    `<body><main><h1>${title}</h1>${text && `<p>${text}</p>`}`,
    withLink ? `<p><a href="/">${backHome}</a></p>` : '',
    '</main></body></html>',
  ].join('')
}

/** Sent when showing the error page itself failed (SHELL-031). */
export function failedTwiceDocument(language: LanguageCode): string {
  return toPlainDocument(language, dictionaryOf(language).errorPage.failedTwice, '', true)
}

/** Sent for a host without a site: there is no home page to go back to. */
export function noSiteDocument(language: LanguageCode): string {
  const { notFoundTitle, notFound } = dictionaryOf(language).errorPage
  return toPlainDocument(
    language,
    givenWords.notFoundTitle,
    `${givenWords.notFound}. ${notFoundTitle}. ${notFound}`,
    false,
  )
}

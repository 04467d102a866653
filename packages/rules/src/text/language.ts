/** Interface and content languages, by the codes the documents use; Spanish is the default. */
export const languageCodes = ['es', 'en', 'cat', 'eu', 'fr', 'ger', 'nl'] as const
export type LanguageCode = (typeof languageCodes)[number]
export const defaultLanguage: LanguageCode = 'es'

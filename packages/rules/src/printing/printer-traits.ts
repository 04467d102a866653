/** The command languages that a printer may understand. */
export const printerLanguages = ['esc-pos', 'star-line', 'star-prnt'] as const
export type PrinterLanguage = (typeof printerLanguages)[number]

/** Code pages with ñ and accents that every language above knows; the last one lacks €. */
export const codePages = ['windows1252', 'cp858', 'cp437'] as const
export type CodePage = (typeof codePages)[number]

/** How to speak to a printer. */
export interface PrinterTraits {
  readonly language: PrinterLanguage
  readonly codePage: CodePage
  /** How many letters of the usual size stand in a line. */
  readonly columns: number
}

import type { LocalText } from '@comanda/rules/text/local-text'
import { sanitiseHtml } from './sanitise-html.ts'

/** In every language: variants are shown like the base text. */
export function sanitiseText({ base, variants }: LocalText): LocalText {
  const clean = Object.entries(variants).map(([language, text]) => [language, sanitiseHtml(text)])
  return { base: sanitiseHtml(base), variants: Object.fromEntries(clean) }
}

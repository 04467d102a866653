import type { LocalText } from '@comanda/rules/text/local-text'
import { sanitiseHtml } from './sanitise-html.ts'

/** In every language: a variant is shown as readily as the base. */
export function sanitiseText({ base, variants }: LocalText): LocalText {
  const clean = Object.entries(variants).map(([language, text]) => [language, sanitiseHtml(text)])
  return { base: sanitiseHtml(base), variants: Object.fromEntries(clean) }
}

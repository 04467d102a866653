import type { Area } from '@comanda/i18n/areas'
import type { Language } from '@comanda/i18n/languages'

/** What the document carries so that the browser goes on without asking again. */
export interface Hydration {
  readonly language: Language
  /** Whose words the page as rendered shows beside the first. */
  readonly areas: readonly Area[]
  readonly loaderData: Record<string, unknown>
}

const id = 'page'

export function toHydrationTag(hydration: Hydration): string {
  // `<` is escaped so that no text can end the tag; a data block is not run, so it needs no nonce.
  const json = JSON.stringify(hydration).replace(/</g, '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}

/** The same, out of a document's text. */
export function findHydration(html: string): Hydration | undefined {
  const tag = `<script type="application/json" id="${id}">`
  const from = html.indexOf(tag)
  if (from < 0) return undefined
  return JSON.parse(html.slice(from + tag.length, html.indexOf('</script>', from))) as Hydration
}

export function readHydration(document: Document): Hydration | undefined {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as Hydration) : undefined
}

import type { Area } from '@comanda/i18n/areas'
import type { Language } from '@comanda/i18n/languages'
import type { PathParams } from './page-question.ts'
import type { RootData } from './root-view.ts'

/** The document's words about itself, so that the browser continues without asking again. */
export interface Hydration {
  readonly language: Language
  /** The areas whose words the rendered page shows, besides the first. */
  readonly areas: readonly Area[]
  readonly root: RootData
  /** The named parts of its address. */
  readonly params: PathParams
  /** Whether the screen stands without the site's layout. */
  readonly isBare: boolean
}

/** The two data blocks of a document: about itself, and what its screen loaded. */
type Block = 'page' | 'page-data'

export function toHydrationTags(page: Hydration, data: unknown): string {
  return toTag('page', page) + toTag('page-data', data)
}

// `<` is escaped so that no text can end the tag; a data block is not run, so it needs no nonce.
function toTag(id: Block, value: unknown): string {
  return `${openingTag(id)}${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`
}

function openingTag(id: Block): string {
  return `<script type="application/json" id="${id}">`
}

export function readPage(document: Document): Hydration | undefined {
  return read(document, 'page')
}

/** The caller names the type: it is the row of the screen that loaded the data. */
export function readData<Data>(document: Document): Data | undefined {
  return read(document, 'page-data')
}

/** The same, from another document's text. */
export function findData<Data>(html: string): Data | undefined {
  const tag = openingTag('page-data')
  const from = html.indexOf(tag)
  return from < 0 ? undefined : JSON.parse(html.slice(from + tag.length, html.indexOf('</script>', from)))
}

function read<Value>(document: Document, id: Block): Value | undefined {
  // A section of the menu may have any name as its id.
  const text = document.querySelector(`script#${id}`)?.textContent
  return text ? JSON.parse(text) : undefined
}

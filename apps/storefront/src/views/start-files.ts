/** The scripts of a page. */
export interface StartFiles {
  readonly script: string
  /** The file of the page's screen; empty for a page without one. */
  readonly screen: string
  /** The files of the page's scripts; named in the document, they load in parallel and not one after another. */
  readonly files: readonly string[]
  /** The files of the parts that are hydrated right after it. */
  readonly soon: readonly string[]
  /** The file that lists what is fetched when the browser is idle. */
  readonly later: string
}

const attribute = 'data-start'
const soonAttribute = 'data-soon'
const screenAttribute = 'data-screen'
const laterAttribute = 'data-later'

/**
 * The tag of the first script. It names the file of the screen, every file that the page needs for hydration, and the
 * list of those fetched when idle: the server knows the route, so the browser need not know all of them.
 */
export function toStartTag({ script, screen, files, soon, later }: StartFiles): string {
  const parts = soon.length > 0 ? ` ${soonAttribute}="${soon.join(' ')}"` : ''
  const lists = `${attribute}="${files.join(' ')}"${parts} ${laterAttribute}="${later}"`
  return `<script type="module" src="${script}" ${screenAttribute}="${screen}" ${lists}></script>`
}

export interface Start {
  readonly files: readonly string[]
  /** Fetched together with the others for somebody who waits. */
  readonly soon: readonly string[]
  /** The first script's own nonce, where the page has one: the tags it adds must carry it. */
  readonly nonce: string
}

export function readStart(document: Document): Start {
  const script = findTag(document)
  const list = (name: string) => script?.getAttribute(name)?.split(' ').filter(Boolean) ?? []
  return { files: list(attribute), soon: list(soonAttribute), nonce: script?.nonce ?? '' }
}

/** The file of the screen that the document shows. */
export function readScreen(document: Document): string {
  return findTag(document)?.getAttribute(screenAttribute) ?? ''
}

/** The list of what a visitor is likely to need next; empty for a page without one. */
export function readLater(document: Document): string {
  return findTag(document)?.getAttribute(laterAttribute) ?? ''
}

function findTag(document: Document): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>(`script[${attribute}]`)
}

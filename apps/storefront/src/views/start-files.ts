/** The scripts of a page. */
export interface StartFiles {
  readonly script: string
  /** The file of the page's screen; empty for a page without one. */
  readonly screen: string
  /** The files of the page's scripts; named in the document, they load in parallel and not one after another. */
  readonly files: readonly string[]
  /** Fetched when the browser is idle: the dialogs that open most, and the screens that most pages lead to. */
  readonly later: readonly string[]
}

const attribute = 'data-start'
const screenAttribute = 'data-screen'
const laterAttribute = 'data-later'

/**
 * The tag of the first script. It names the file of the screen, every file that the page needs for hydration, and those
 * fetched when idle: the server knows the route, so the browser need not know all of them.
 */
export function toStartTag({ script, screen, files, later }: StartFiles): string {
  const lists = `${attribute}="${files.join(' ')}" ${laterAttribute}="${later.join(' ')}"`
  return `<script type="module" src="${script}" ${screenAttribute}="${screen}" ${lists}></script>`
}

export interface Start {
  readonly files: readonly string[]
  /** The first script's own nonce, where the page has one: the tags it adds must carry it. */
  readonly nonce: string
}

export function readStart(document: Document): Start {
  const script = findTag(document)
  return { files: readNames(script, attribute), nonce: script?.nonce ?? '' }
}

/** The file of the screen that the document shows. */
export function readScreen(document: Document): string {
  return findTag(document)?.getAttribute(screenAttribute) ?? ''
}

/** What a visitor is likely to need next. */
export function readLater(document: Document): readonly string[] {
  return readNames(findTag(document), laterAttribute)
}

function findTag(document: Document): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>(`script[${attribute}]`)
}

function readNames(script: HTMLScriptElement | null, name: string): readonly string[] {
  return script?.getAttribute(name)?.split(' ').filter(Boolean) ?? []
}

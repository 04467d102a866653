import type { BuiltAssets } from './built-assets.ts'

const attribute = 'data-start'
const laterAttribute = 'data-later'

/** The tag of the first script, which names every file that the page needs for hydration, and those fetched when idle. */
export function toStartTag({ script, files, later }: BuiltAssets): string {
  const names = `${attribute}="${files.join(' ')}" ${laterAttribute}="${later.join(' ')}"`
  return `<script type="module" src="${script}" ${names}></script>`
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

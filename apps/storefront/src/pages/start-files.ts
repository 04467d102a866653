const attribute = 'data-start'

/** The tag of the first script, which names every file that the page needs for hydration. */
export function toStartTag(script: string, files: readonly string[]): string {
  return `<script type="module" src="${script}" ${attribute}="${files.join(' ')}"></script>`
}

export interface Start {
  readonly files: readonly string[]
  /** The first script's own nonce, where the page has one: the tags it adds must carry it. */
  readonly nonce: string
}

export function readStart(document: Document): Start {
  const script = document.querySelector<HTMLScriptElement>(`script[${attribute}]`)
  return {
    files: script?.getAttribute(attribute)?.split(' ').filter(Boolean) ?? [],
    nonce: script?.nonce ?? '',
  }
}

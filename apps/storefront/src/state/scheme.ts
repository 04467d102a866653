import { deviceStorage } from '@comanda/screen/storage'

export type Scheme = 'light' | 'dark'

const key = 'scheme'

/** The visitor's choice; null where the device decides. */
export function readScheme(): Scheme | null {
  const kept = deviceStorage.read(key)
  return kept === 'light' || kept === 'dark' ? kept : null
}

/** Remembers it, and shows it at once. */
export function chooseScheme(scheme: Scheme | null): void {
  if (scheme === null) deviceStorage.forget(key)
  else deviceStorage.keep(key, scheme)
  const { dataset } = document.documentElement
  if (scheme === null) delete dataset[key]
  else dataset[key] = scheme
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const own = tag.dataset[key]
    tag.media = scheme === null ? `(prefers-color-scheme:${own})` : own === scheme ? 'all' : 'not all'
  }
}

/**
 * Does the same for what was chosen on an earlier page. It stands in the head of the document, because every script that
 * is fetched comes after the first paint, which would be in the wrong colours.
 */
export const schemeScript =
  'try{let s=localStorage.getItem("scheme");if(s=="light"||s=="dark"){document.documentElement.dataset.scheme=s;' +
  'for(let m of document.querySelectorAll("meta[data-scheme]"))m.media=m.dataset.scheme==s?"all":"not all"}}catch{}'

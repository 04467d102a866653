import { fileURLToPath } from 'node:url'
import type { Picture } from '@comanda/rules/catalogue/product'
import list from '../../pictures/pictures.json' with { type: 'json' }

interface ListedPicture {
  /** Below `demo/pictures/`. */
  readonly file: string
  /** Of the file's content, so that a picture that was made again gets a new address. */
  readonly hash: string
  readonly blur: string
}

const listed: Readonly<Record<string, ListedPicture>> = list

/** The picture of a name, which must exist; `tools/take-pictures.ts` wrote the list, so nothing has to be opened to know it. */
export function pictureOf(name: string): Picture {
  const found = findPicture(name)
  if (!found) throw new Error(`no picture is called ${name}`)
  return found
}

export function findPicture(name: string): Picture | null {
  const found = listed[name]
  return found ? { key: `${name}-${found.hash}`, blur: found.blur } : null
}

/** Every picture of the demo, and the file it is made from. */
export const pictureSources = Object.entries(listed).map(([name, { file }]) => ({
  key: pictureOf(name).key,
  path: fileURLToPath(new URL(`../../pictures/${file}`, import.meta.url)),
}))

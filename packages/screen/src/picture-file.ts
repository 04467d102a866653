import type { PictureFormat, PictureSize } from '@comanda/contract/wire/picture'

export const pictureWidths = [
  ['small', 160],
  ['medium', 400],
  ['big', 800],
] as const satisfies readonly (readonly [PictureSize, number])[]

// The contract's `pictureUrl` does the same; importing its file would bring the codecs into the first load.
export function pictureFile(key: string, size: PictureSize, format: PictureFormat): string {
  return `/pictures/${key}-${size}.${format}`
}

/** Every size of a picture, for a browser to choose from. */
export function pictureSet(key: string, format: PictureFormat): string {
  return pictureWidths.map(([size, width]) => `${pictureFile(key, size, format)} ${width}w`).join(', ')
}

import type { PictureFormat } from '@comanda/contract/wire/picture'
import { pictureFile, pictureWidths } from './picture-file.ts'

/** Every size of a dish's picture, the newest format first, for a browser to choose from. */
export function pictureFiles(key: string) {
  const list = (format: PictureFormat) =>
    pictureWidths.map(([size, width]) => `${pictureFile(key, size, format)} ${width}w`).join(', ')
  return {
    src: pictureFile(key, 'medium', 'webp'),
    sources: [
      { type: 'image/avif', srcSet: list('avif') },
      { type: 'image/webp', srcSet: list('webp') },
    ],
    width: 400,
    height: 300,
  }
}

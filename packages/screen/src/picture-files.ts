import { pictureFile, pictureSet } from './picture-file.ts'

/** Every size of a dish's picture, for a browser to choose from. One that does not know AVIF shows the one in WebP. */
export function pictureFiles(key: string) {
  return { avif: pictureSet(key, 'avif'), src: pictureFile(key, 'medium', 'webp'), width: 400, height: 300 }
}

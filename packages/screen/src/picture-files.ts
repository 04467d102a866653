import { pictureFile, pictureSet } from './picture-file.ts'

/** Every size of a dish's picture, the newest format first, for a browser to choose from. */
export function pictureFiles(key: string) {
  return {
    src: pictureFile(key, 'medium', 'webp'),
    sources: [
      { type: 'image/avif', srcSet: pictureSet(key, 'avif') },
      { type: 'image/webp', srcSet: pictureSet(key, 'webp') },
    ],
    width: 400,
    height: 300,
  }
}

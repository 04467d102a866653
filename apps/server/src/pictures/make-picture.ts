import { createHash } from 'node:crypto'
import type { Picture } from '@comanda/rules/catalogue/product'
import { makeBlur } from './make-blur.ts'
import { makePictureFiles } from './make-picture-files.ts'

/** Makes a picture's files from an upload; its key is a hash of its content, so the same picture is made once. */
export async function makePicture(directory: string, source: Uint8Array): Promise<Picture> {
  const key = createHash('sha256').update(source).digest('hex').slice(0, 32)
  await makePictureFiles(directory, key, source)
  return { key, blur: await makeBlur(source) }
}

import { readUpright } from './make-picture-files.ts'

/** A dozen pixels, inline: shown while the picture loads. */
export async function makeBlur(source: Uint8Array): Promise<string> {
  const tiny = await readUpright(source).resize({ width: 12 }).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureFormat } from '@comanda/contract/wire/picture'
import sharp, { type Sharp } from 'sharp'
import { isPictureMade, listPictureFiles, pictureWidths } from './picture-files.ts'

/** Quick to make and still small: more effort takes many times as long and saves a tenth of the bytes. */
const encoders: Readonly<Record<PictureFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 55, effort: 1 }),
  webp: (image) => image.webp({ quality: 78, effort: 2 }),
}

/** More than any camera sends; protects the decoder from decompression bombs. */
const mostPixels = 50_000_000

/** All sizes and formats of one key, unless they exist already. */
export async function makePictureFiles(directory: string, key: string, source: Uint8Array): Promise<void> {
  if (await isPictureMade(directory, key)) return
  await mkdir(directory, { recursive: true })
  const { data, info } = await readUpright(source).raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const { size, format, name } of listPictureFiles(key)) {
    const image = sharp(data, { raw }).resize({ width: pictureWidths[size], withoutEnlargement: true })
    await writeWhole(join(directory, name), await encoders[format](image).toBuffer())
  }
}

/** Upright as the camera was held, and without the camera's data about place and owner. */
export function readUpright(source: Uint8Array): Sharp {
  return sharp(source, { limitInputPixels: mostPixels }).autoOrient()
}

/** Written under another name first, so that a visible file is always complete. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

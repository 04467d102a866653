import { access } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  type PictureFormat,
  type PictureSize,
  pictureFormats,
  pictureSizes,
  pictureUrl,
} from '@comanda/contract/wire/picture'

/** In pixels; a narrower original is not enlarged. */
export const pictureWidths: Readonly<Record<PictureSize, number>> = { small: 160, medium: 400, big: 800 }

export interface PictureFile {
  readonly size: PictureSize
  readonly format: PictureFormat
  readonly name: string
}

/** The files of one key, named as on the wire. */
export function listPictureFiles(key: string): readonly PictureFile[] {
  return pictureSizes.flatMap((size) =>
    pictureFormats.map((format) => ({ size, format, name: basename(pictureUrl(key, size, format)) })),
  )
}

export async function isPictureMade(directory: string, key: string): Promise<boolean> {
  const looks = listPictureFiles(key).map(({ name }) => access(join(directory, name)))
  return (await Promise.allSettled(looks)).every(({ status }) => status === 'fulfilled')
}

import { access } from 'node:fs/promises'
import { join } from 'node:path'

/** Widths in pixels; wire `imagesWebFront.cover` has these three. */
export const pictureSizes = { small: 160, medium: 400, big: 800 } as const
export type PictureSize = keyof typeof pictureSizes

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export interface PictureFile {
  readonly size: PictureSize
  readonly format: PictureFormat
  readonly name: string
}

/** The files one key stands for. */
export function listPictureFiles(key: string): readonly PictureFile[] {
  const sizes = Object.keys(pictureSizes) as PictureSize[]
  return sizes.flatMap((size) => pictureFormats.map((format) => ({ size, format, name: `${key}-${size}.${format}` })))
}

export async function isPictureMade(directory: string, key: string): Promise<boolean> {
  const looks = listPictureFiles(key).map(({ name }) => access(join(directory, name)))
  return (await Promise.allSettled(looks)).every(({ status }) => status === 'fulfilled')
}

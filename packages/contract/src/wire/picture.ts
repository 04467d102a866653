import type { Picture } from '@comanda/rules/catalogue/product'
import { z } from 'zod/mini'

export const pictureSizes = ['small', 'medium', 'big'] as const
export type PictureSize = (typeof pictureSizes)[number]
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** The address of a picture's file; the server names its files the same way. */
export function pictureUrl(key: string, size: PictureSize, format: PictureFormat = 'webp'): string {
  return `/pictures/${key}-${size}.${format}`
}

const urls = z.object({ small: z.string(), medium: z.string(), big: z.string(), blur: z.nullish(z.string()) })

/** `imagesWebFront`: the cover in three sizes (CATALOGUE-005). */
export const wireCover = z.codec(z.nullish(z.object({ cover: z.nullish(urls) })), z.custom<Picture | null>(), {
  decode: (images) => toPicture(images?.cover?.medium, images?.cover?.blur),
  encode: (picture) => ({ cover: picture === null ? null : coverUrls(picture) }),
})

/** A single `image`: small pictures are sent without the placeholder of a cover. */
export const wireImage = z.codec(z.nullish(z.string()), z.custom<Picture | null>(), {
  decode: (image) => toPicture(image, ''),
  encode: (picture) => (picture === null ? null : pictureUrl(picture.key, 'medium')),
})

function coverUrls({ key, blur }: Picture) {
  return {
    small: pictureUrl(key, 'small'),
    medium: pictureUrl(key, 'medium'),
    big: pictureUrl(key, 'big'),
    blur,
  }
}

function toPicture(url: string | null | undefined, blur: string | null | undefined): Picture | null {
  const key = /^\/pictures\/(.+)-(?:small|medium|big)\.(?:avif|webp)$/.exec(url ?? '')?.[1]
  return key === undefined ? null : { key, blur: blur ?? '' }
}

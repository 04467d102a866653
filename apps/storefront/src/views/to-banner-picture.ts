import type { PictureView } from './card-view.ts'

/** One of our own pictures, in every size; or any other address as it is. */
export type BannerPicture = PictureView | string

export function toBannerPicture(address: string): BannerPicture {
  const key = /^\/pictures\/(.+)-(?:small|medium|big)\.(?:avif|webp)$/.exec(address)?.[1]
  // It has no placeholder.
  return key === undefined ? address : { key, blur: -1 }
}

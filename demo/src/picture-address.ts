import { pictureOf } from './pictures/picture-of.ts'

/** Where a drawn picture is served; banners have a whole address because they may point anywhere. */
export function pictureAddress(name: string): string {
  return `/pictures/${pictureOf(name).key}-big.webp`
}

/** Logos are small drawings of their own, served as they are. */
export function logoAddress(name: string): string {
  return `/pictures/${name}.svg`
}

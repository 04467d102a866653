import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LogoInk } from '@comanda/contract/pages'
import sharp from 'sharp'
import { findPictureName } from './find-picture-name.ts'

/** Wide enough to see what a logo is drawn in, and quickly read. */
const sampleWidth = 160
/** Colours that differ less are the same ink. */
const levelsPerChannel = 16
/** Less of an ink is the soft edge of another. */
const leastShare = 0.03
const opaque = 128
/** A picture that covers so much of its area is no drawing on the page's ground. */
const ownGround = 0.97

export type ReadLogoInks = (logo: string | null) => Promise<readonly LogoInk[]>

/** The colours that logos are drawn in, looked up once each. Only our own pictures are read: other addresses are never fetched. */
export function createLogoInks(pictureDirectory: string): ReadLogoInks {
  const known = new Map<string, Promise<readonly LogoInk[]>>()
  return (logo) => {
    const file = findPictureName(logo)
    if (file === undefined) return Promise.resolve([])
    const inks = known.get(file) ?? readFile(join(pictureDirectory, file)).then(listInks, () => [])
    known.set(file, inks)
    return inks
  }
}

/** The inks of a picture, the most used first. Nothing is told of a file that is no picture, or that brings its own ground. */
export async function listInks(bytes: Buffer): Promise<readonly LogoInk[]> {
  const drawn = await sharp(bytes, { density: 150 })
    .resize({ width: sampleWidth })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(() => Buffer.alloc(0))
  const counts = new Map<string, number>()
  let seen = 0
  for (let at = 0; at + 3 < drawn.length; at += 4) {
    if ((drawn[at + 3] ?? 0) < opaque) continue
    seen += 1
    const colour = `#${[0, 1, 2].map((channel) => toLevel(drawn[at + channel] ?? 0)).join('')}`
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  if (seen * 4 > drawn.length * ownGround) return []
  return [...counts]
    .map(([colour, count]) => ({ colour, share: count / seen }))
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => other.share - one.share)
}

function toLevel(channel: number): string {
  const step = 256 / levelsPerChannel
  return Math.min(255, Math.floor(channel / step) * step + step / 2)
    .toString(16)
    .padStart(2, '0')
}

import sharp from 'sharp'

export interface Tile {
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly quality: number
}

const gap = 6

/** All pictures side by side, in files or in memory: what does not belong to the others stands out. */
export async function drawSheet(pictures: readonly (string | Buffer)[], target: string, tile: Tile): Promise<void> {
  const { width, height, columns, quality } = tile
  const tiles = await Promise.all(
    pictures.map(async (picture, at) => ({
      input: await sharp(picture).resize({ width, height, fit: 'cover' }).toBuffer(),
      left: gap + (at % columns) * (width + gap),
      top: gap + Math.floor(at / columns) * (height + gap),
    })),
  )
  const size = {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(pictures.length / columns) * (height + gap),
  }
  const paper = sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
  const { size: bytes } = await paper.composite(tiles).webp({ quality, effort: 6 }).toFile(target)
  console.log(`${target}  ${(bytes / 1024).toFixed(1)} KB`)
}

import sharp from 'sharp'

/** As large as the picture of a dish on a phone's card; banners keep their shape. */
const tile = { width: 172, height: 129, gap: 6, columns: 8 } as const

/** All pictures side by side, as they are seen on a menu: what does not belong to the others stands out. */
export async function drawSheet(paths: readonly string[], target: string): Promise<void> {
  const { width, height, gap, columns } = tile
  const tiles = await Promise.all(
    paths.map(async (path, at) => ({
      input: await sharp(path).resize({ width, height, fit: 'cover' }).toBuffer(),
      left: gap + (at % columns) * (width + gap),
      top: gap + Math.floor(at / columns) * (height + gap),
    })),
  )
  const size = {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(paths.length / columns) * (height + gap),
  }
  const paper = sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
  await paper.composite(tiles).webp({ quality: 78, effort: 6 }).toFile(target)
}

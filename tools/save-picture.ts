import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'

/** Pictures of pages compress well; none may be larger than this. */
const heaviest = 60 * 1024

/** Keeps a picture of a page as a small file, at most at the quality asked for. */
export async function savePicture(file: string, picture: Buffer, best = 80): Promise<void> {
  const small = await compress(picture, best)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, small)
  console.log(`${file}  ${(small.length / 1024).toFixed(1)} KB`)
}

async function compress(picture: Buffer, best: number): Promise<Buffer> {
  for (const quality of [80, 60, 40, 20, 10].filter((one) => one <= best)) {
    const small = await sharp(picture).webp({ quality }).toBuffer()
    if (small.length <= heaviest) return small
  }
  throw new Error('a screen does not fit')
}
